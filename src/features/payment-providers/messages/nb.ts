import type { Messages } from './de.ts';

export const messages = {
  method: {
    choose: 'Betal med',
    none: 'Det finnes ingen betalingsmåte for landet ditt akkurat nå. Skriv til oss på {email}, så finner vi en løsning.',
    names: { card: 'Kort', sepa_debit: 'SEPA Direct Debit', bank_transfer: 'Bankoverføring' },
    inSentence: { card: 'kort', sepa_debit: 'SEPA Direct Debit', bank_transfer: 'bankoverføring', brand: '{brand}' },
    notes: {
      card: 'debet- eller kredittkort',
      sepa_debit: 'trekkes fra kontoen din',
      bank_transfer: '1 til 2 virkedager',
      apple_pay: 'på Apple-enheter',
      wallet: 'du bekrefter i appen',
    },
  },
} satisfies Messages;
