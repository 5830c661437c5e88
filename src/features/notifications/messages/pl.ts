import type { Messages } from './de.ts';

export const messages = {
  alerts: {
    later: 'Później',
    quiet: 'Gdy przesuwasz karty, oglądasz profile lub rozmawiasz, nie przeszkadzamy Ci tym.',
    activation: {
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
    push: {
      how: 'Tak damy Ci znać',
      wrote: 'ma dla Ciebie wiadomość',
      now: 'teraz',
      notNow: 'Nie teraz',
      text: 'Powiadomienia przychodzą tylko wtedy, gdy naprawdę coś się wydarzy. Treść Twoich wiadomości pokazują tylko, jeśli tego chcesz.',
      on: 'Włącz powiadomienia',
    },
  },
  title: 'Powiadomienia',
  lead: 'Każda zmiana zapisuje się od razu. Piszemy tylko wtedy, gdy naprawdę coś się wydarzyło.',
  device: 'Powiadomienia na tym urządzeniu',
  state: {
    unknown: 'Chwileczkę, sprawdzamy…',
    not_capable:
      'Ta przeglądarka nie obsługuje powiadomień. Na iPhonie zadziałają, gdy dodasz stronę do ekranu początkowego. E-maile i tak będą przychodzić.',
    not_subscribed: 'Wyłączone. Przy włączaniu przeglądarka zapyta o zgodę.',
    subscribed: 'Włączone.',
    denied: 'Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach przeglądarki, a potem włącz je tutaj.',
  },
  since: 'Włączone od {day}.',
  preview: 'Pokazuj treść wiadomości',
  previewText: 'W przeciwnym razie powiadomienie mówi tylko, od kogo jest wiadomość. Dotyczy wszystkich Twoich urządzeń.',
  people: 'Ludzie',
  house: 'Od nas',
  push: 'Urządzenia',
  mail: 'E-mail',
  mailOnly: 'tylko e-mail',
  switch: '{type}: {channel}',
  types: {
    new_conversations: 'Nowe rozmowy',
    new_messages: 'Nowe wiadomości',
    like: 'Polubienia i pary',
    unread_message_reminders: 'Nieprzeczytane wiadomości',
    weekly_updates: 'Podsumowanie tygodnia',
    reminders: 'Przypomnienia',
    news: 'Nowości',
    promotions: 'Oferty',
  },
  help: {
    new_conversations: 'Ktoś pisze do Ciebie po raz pierwszy',
    new_messages: 'W rozmowach, które już trwają',
    like: 'Ktoś lubi Twój profil albo podobacie się sobie',
    unread_message_reminders: 'Przypomnienie po jednym dniu, ostatnie po trzech',
    weekly_updates: 'Nowe osoby w pobliżu, raz w tygodniu',
    reminders: 'Gdy Twojemu profilowi jeszcze czegoś brakuje',
    news: 'Co się zmienia w serwisie {site}, bez reklam',
    promotions: 'Tylko za Twoją zgodą: włączenie jej udziela, wyłączenie ją wycofuje',
  },
  unsubscribe: {
    title: 'Rezygnacja z e-maili',
    question: 'Te e-maile wysyłamy na adres {email}. Mamy przestać?',
    off: 'Zrezygnuj',
    offTitle: 'E-maile wyłączone',
    offText: 'Na adres {email} nie wysyłamy już takich e-maili.',
    on: 'Włącz ponownie',
    onTitle: 'E-maile znów włączone',
    onText: 'Na adres {email} znów wysyłamy te e-maile.',
    all: 'Otwórz wszystkie ustawienia',
    invalid: 'Ten link nie działa',
  },
  errors: {
    push_service_refused: 'Nie możemy połączyć się z usługą push tej przeglądarki. E-maile i tak będą przychodzić.',
    link_invalid:
      'Może link nie został skopiowany w całości albo tego konta już nie ma. W ustawieniach możesz wyłączyć każdy rodzaj e-maili osobno.',
  },
} satisfies Messages;
