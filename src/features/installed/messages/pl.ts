import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'Bez sklepu z aplikacjami: na Twoim urządzeniu pojawi się ikona, a czaty otworzą się też bez internetu.',
    add: 'Dodaj ikonę',
    ios: 'W Safari stuknij Udostępnij, a potem „Dodaj do ekranu początkowego”.',
  },
} satisfies Messages;
