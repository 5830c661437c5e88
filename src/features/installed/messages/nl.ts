import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'Zonder appstore: een icoon op je toestel, en je chats openen ook zonder internet.',
    add: 'Icoon toevoegen',
    ios: 'Tik in Safari op Deel en dan op ‘Zet op beginscherm’.',
  },
  line: {
    slow: 'Het lukt nu even niet.',
    trying: 'We blijven het proberen.',
    now: 'Nu',
    offline: 'Je bent offline.',
    since: 'Bijgewerkt: {time}.',
    waiting: '{n, plural, one {Er wacht één bericht.} other {Er wachten # berichten.}}',
  },
} satisfies Messages;
