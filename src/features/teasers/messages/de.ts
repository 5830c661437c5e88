import type { MessageShape } from '#platform/contract/messages.ts';

export const messages = {
  title: 'Anzeigen',
  apart: 'Das ist Werbung, hier sind keine Mitglieder. Von dir geben wir nichts weiter.',
  label: 'Anzeige · {advertiser}',
  leaves: 'Öffnet eine andere Website in einem neuen Tab: {host}',
} as const;

export type Messages = MessageShape<typeof messages>;
