import type { Messages } from './de.ts';

export const messages = {
  later: 'Później',
  centre: { none: 'Na razie nic nie czeka.', settings: 'Ustaw powiadomienia' },
  activation: {
    where: 'Wysłaliśmy go na adres {email}.',
    text: 'Do tego czasu nikt Cię nie znajdzie. To, co napiszesz, poczeka i nic nie kosztuje.',
    address: 'Zmień adres',
  },
  name: {
    text: 'Twoje imię wygląda jak adres lub numer telefonu albo miesza alfabety. Wystarczy imię lub pseudonim.',
    change: 'Zmień imię',
  },
  photo: {
    text: 'Ze zdjęciem łatwiej zacząć rozmowę. Wystarczy jedno.',
    add: 'Dodaj zdjęcie',
  },
  disabled: {
    text: 'Na razie te nowości widzisz tylko wtedy, gdy tu jesteś.',
    open: 'Otwórz ustawienia',
  },
  visitors: {
    text: 'Odwiedzający to osoby bez konta. Widziałyby Cię na stronie głównej, w wyszukiwaniu i przez udostępniony link: Twoje imię, wiek, miejscowość i pierwsze zdjęcie, pozostałe tylko rozmyte, oraz czy jesteś online. W ustawieniach możesz to zmienić w każdej chwili.',
    yes: 'Tak, pokaż',
    no: 'Nie',
    shown: 'Odwiedzający widzą teraz Twój profil.',
    hidden: 'Twój profil widać tylko po zalogowaniu.',
  },
  push: {
    how: 'Tak damy Ci znać',
    wrote: 'ma dla Ciebie wiadomość',
    now: 'teraz',
    notNow: 'Nie teraz',
    text: 'Powiadomienia przychodzą tylko wtedy, gdy naprawdę coś się wydarzy. Treść Twoich wiadomości pokazują tylko, jeśli tego chcesz.',
    on: 'Włącz powiadomienia',
  },
} satisfies Messages;
