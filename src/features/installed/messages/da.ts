import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'Helt uden appbutik: Du får et ikon på din enhed, og dine chats åbner også uden net.',
    add: 'Tilføj ikonet',
    ios: 'Tryk på Del i Safari og derefter på “Føj til hjemmeskærm”.',
  },
  line: {
    slow: 'Det virker ikke lige nu.',
    trying: 'Vi prøver videre.',
    now: 'Nu',
    offline: 'Du er offline.',
    since: 'Senest opdateret: {time}.',
    waiting: '{n, plural, one {En besked venter.} other {# beskeder venter.}}',
  },
} satisfies Messages;
