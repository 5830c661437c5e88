import type { MessageShape } from '#platform/contract/messages.ts';

export const messages = {
  title: 'Heute für dich',
  hide: 'Für heute ausblenden',
  hidden: 'Ausgeblendet. Morgen gibt es neue Vorschläge.',
} as const;

export type Messages = MessageShape<typeof messages>;
