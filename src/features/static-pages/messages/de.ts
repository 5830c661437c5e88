import type { MessageShape } from '#platform/contract/messages.ts';

// Headings around the texts; the texts themselves are in `../server/contents`.
export const messages = {
  trackingChoice: 'Auswahl ändern',
  short: 'In Kürze',
  shortNote: 'Diese Zeilen fassen zusammen. Rechtlich gilt der ganze Text darunter.',
  contents: 'Inhalt',
  print: 'Drucken',
  version: 'Fassung vom <b>{date}</b>',
  changes: 'Was sich geändert hat',
  operator: '{company} betreibt ab diesem Tag {site}.',
} as const;

export type Messages = MessageShape<typeof messages>;
