import type { Messages } from './de.ts';

export const messages = {
  method: {
    choose: 'Betal med',
    none: 'Der er ingen betalingsmetode til dit land lige nu. Skriv til os på {email}, så finder vi en løsning.',
    names: { card: 'Kort', sepa_debit: 'SEPA Direct Debit', bank_transfer: 'Bankoverførsel' },
    inSentence: { card: 'kort', sepa_debit: 'SEPA Direct Debit', bank_transfer: 'bankoverførsel', brand: '{brand}' },
    notes: {
      card: 'debet- eller kreditkort',
      sepa_debit: 'trækkes fra din konto',
      bank_transfer: '1 til 2 hverdage',
      apple_pay: 'på Apple-enheder',
      wallet: 'du bekræfter i appen',
    },
  },
} satisfies Messages;
