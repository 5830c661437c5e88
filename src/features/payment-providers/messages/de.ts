import type { MessageShape } from '#platform/contract/messages.ts';

export const messages = {
  method: {
    choose: 'Bezahlen mit',
    none: 'Für dein Land gibt es gerade keine Zahlungsart. Schreib uns an {email}, wir finden einen Weg.',
    names: { card: 'Karte', sepa_debit: 'SEPA-Lastschrift', bank_transfer: 'Überweisung' },
    // Inside a sentence, where some languages need a small letter, a case or a word before it.
    inSentence: { card: 'Karte', sepa_debit: 'SEPA-Lastschrift', bank_transfer: 'Überweisung', brand: '{brand}' },
    notes: {
      card: 'Debit- oder Kreditkarte',
      sepa_debit: 'vom Konto eingezogen',
      bank_transfer: '1 bis 2 Werktage',
      apple_pay: 'auf Apple-Geräten',
      wallet: 'du bestätigst in der App',
    },
  },
} as const;

export type Messages = MessageShape<typeof messages>;
