import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'Bez sklepu z aplikacjami: na Twoim urządzeniu pojawi się ikona, a czaty otworzą się też bez internetu.',
    add: 'Dodaj ikonę',
    ios: 'W Safari stuknij Udostępnij, a potem „Dodaj do ekranu początkowego”.',
  },
  back: 'Wstecz',
  connection: {
    slow: 'To trwa trochę dłużej.',
    failing: 'Teraz się nie udaje. Próbujemy dalej.',
    now: 'Spróbuj teraz',
    offline: 'Brak połączenia. Stan z godz. {time}',
  },
  share: {
    title: 'Dla kogo to jest?',
    text: 'Otwórz rozmowę: wszystko będzie czekać w polu wiadomości. Nic nie wyśle się samo.',
    cancel: 'Jednak nie',
    pictures: '{n, plural, one {# zdjęcie} few {# zdjęcia} many {# zdjęć} other {# zdjęcia}}',
    lost: 'To, co chcesz udostępnić, tu nie dotarło. Udostępnij to jeszcze raz.',
    close: 'Zamknij',
  },
} satisfies Messages;
