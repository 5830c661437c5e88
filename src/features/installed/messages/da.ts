import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'Helt uden appbutik: Du får et ikon på din enhed, og dine chats åbner også uden net.',
    add: 'Tilføj ikonet',
    ios: 'Tryk på Del i Safari og derefter på “Føj til hjemmeskærm”.',
  },
} satisfies Messages;
