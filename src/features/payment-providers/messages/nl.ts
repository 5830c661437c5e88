import type { Messages } from './de.ts';

export const messages = {
  method: {
    choose: 'Betalen met',
    none: 'Voor jouw land is er nu geen betaalmethode. Mail ons op {email}, dan vinden we een oplossing.',
    names: { card: 'Kaart', sepa_debit: 'SEPA-incasso', bank_transfer: 'Overschrijving' },
    inSentence: { card: 'kaart', sepa_debit: 'SEPA-incasso', bank_transfer: 'overschrijving', brand: '{brand}' },
    notes: {
      card: 'debit- of creditcard',
      sepa_debit: 'van je rekening afgeschreven',
      bank_transfer: '1 tot 2 werkdagen',
      apple_pay: 'op Apple-apparaten',
      wallet: 'je bevestigt in de app',
    },
  },
} satisfies Messages;
