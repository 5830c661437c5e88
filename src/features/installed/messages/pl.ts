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
    offline: 'Brak połączenia. Stan z godz. {time}',
  },
} satisfies Messages;
