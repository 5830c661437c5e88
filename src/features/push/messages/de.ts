import type { MessageShape } from '#platform/contract/messages.ts';

/** The words of pushed notifications; the server formats them. They stand on locked screens: no word of anybody's message. */
export const messages = {
  conversation: {
    title: '{messages, plural, one {Neue Nachricht} other {# neue Nachrichten}} von {from}',
    body: 'Schau rein, wann es dir passt.',
  },
  messages: {
    title: '{messages, plural, one {# neue Nachricht} other {# neue Nachrichten}}',
    body: '{members, plural, one {Jemand hat} other {# Menschen haben}} dir geschrieben.',
  },
  likes: {
    title: 'Du gefällst {likes, plural, offset:1 =1 {{from}} one {{from} und noch jemandem} other {{from} und # weiteren}}',
    body: 'Schau nach, ob es dir auch so geht.',
  },
  match: {
    title: 'Match mit {from}',
    body: 'Ihr mögt euch. Wer schreibt zuerst?',
  },
  photo: {
    title: 'Deinem Profil fehlt noch ein Foto',
    body: 'Für den Anfang genügt eines.',
  },
  week: {
    title: 'Deine Woche bei {site}',
    body: 'Es gibt Neues für dich. Schau rein, wann es dir passt.',
  },
  preview: {
    image: 'Ein Foto für dich',
    gif: 'Ein GIF für dich',
    gift: 'Ein Geschenk für dich',
  },
} as const;

export type Messages = MessageShape<typeof messages>;
