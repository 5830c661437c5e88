import type { MessageShape } from '#platform/contract/messages.ts';

export const messages = {
  // On the button that was pressed, in the place of its label: both must fit into one line of a small phone.
  working: 'Kurze Prüfung läuft\u00a0…',
  slow: 'Dauert noch etwas\u00a0…',
  errors: {
    proof_required: 'Gerade kommen sehr viele Anfragen auf einmal. Versuche es bitte in ein paar Minuten noch mal.',
    proof_failed: 'Die kurze Prüfung hat auf diesem Gerät zu lange gedauert. Versuche es bitte noch mal.',
  },
} as const;

export type Messages = MessageShape<typeof messages>;
