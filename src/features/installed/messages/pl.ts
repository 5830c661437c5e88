import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'Bez sklepu z aplikacjami: na Twoim urządzeniu pojawi się ikona, a czaty otworzą się też bez internetu.',
    add: 'Dodaj ikonę',
    ios: 'W Safari stuknij Udostępnij, a potem „Dodaj do ekranu początkowego”.',
  },
  line: {
    slow: 'Chwilowo się nie udaje.',
    trying: 'Próbujemy dalej.',
    now: 'Teraz',
    offline: 'Brak połączenia.',
    since: 'Stan na: {time}.',
    waiting: '{n, plural, one {Jedna wiadomość czeka.} few {Czekają # wiadomości.} many {Czeka # wiadomości.} other {Czeka # wiadomości.}}',
  },
} satisfies Messages;
