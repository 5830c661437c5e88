import type { MessageShape } from '#platform/contract/messages.ts';

/** Texts about the site as an app: the offer to install it, and its behaviour with a bad connection. */
export const messages = {
  offer: {
    text: 'Ganz ohne App-Store: ein Symbol auf deinem Gerät, und deine Chats öffnest du auch ohne Netz.',
    add: 'Symbol anlegen',
    ios: 'Tippe in Safari auf Teilen und dann auf „Zum Home-Bildschirm“.',
  },
  back: 'Zurück',
  connection: {
    slow: 'Das dauert gerade länger.',
    failing: 'Klappt gerade nicht. Wir versuchen es weiter.',
    now: 'Jetzt versuchen',
    offline: 'Du bist offline. Stand: {time}\u00a0Uhr',
  },
  share: {
    title: 'Für wen ist das?',
    text: 'Öffne eine Unterhaltung: Dort steht es im Eingabefeld. Gesendet wird nichts von allein.',
    cancel: 'Doch nicht',
    pictures: '{n, plural, one {# Foto} other {# Fotos}}',
    lost: 'Was du geteilt hast, ist hier nicht angekommen. Teile es bitte noch mal.',
    close: 'Schließen',
  },
} as const;

export type Messages = MessageShape<typeof messages>;
