import type { MessageShape } from '#platform/contract/messages.ts';

/** What is said of the site as an app: the offer to install it, and the line without a connection. */
export const messages = {
  offer: {
    text: 'Ganz ohne App-Store: ein Symbol auf deinem Gerät, und deine Chats gehen auch ohne Netz auf.',
    add: 'Symbol anlegen',
    ios: 'Tippe in Safari auf Teilen und dann auf „Zum Home-Bildschirm“.',
  },
  line: {
    slow: 'Klappt gerade nicht.',
    trying: 'Wir versuchen es weiter.',
    now: 'Jetzt',
    offline: 'Du bist offline.',
    since: 'Stand: {time}.',
    waiting: '{n, plural, one {Eine Nachricht wartet.} other {# Nachrichten warten.}}',
  },
} as const;

export type Messages = MessageShape<typeof messages>;
