import type { MessageShape } from '#platform/contract/messages.ts';

export const messages = {
  title: 'Heute für dich',
  hide: 'Für heute ausblenden',
  hidden: 'Ausgeblendet. Morgen gibt es neue Vorschläge.',
  interests: {
    title: 'Was machst du gern?',
    text: 'Dann siehst du zuerst, wer dasselbe mag.',
    choose: 'Interessen wählen',
    no: 'Nicht mehr fragen',
    save: '{n, plural, =0 {Speichern} one {Speichern, {n, number} gewählt} other {Speichern, {n, number} gewählt}}',
    failed: 'Deine Interessen sind nicht gespeichert. Versuch es bitte noch einmal.',
  },
} as const;

export type Messages = MessageShape<typeof messages>;
