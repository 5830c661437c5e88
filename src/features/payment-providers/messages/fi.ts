import type { Messages } from './de.ts';

export const messages = {
  method: {
    choose: 'Valitse maksutapa',
    none: 'Maassasi ei ole juuri nyt käytettävissä maksutapaa. Kirjoita meille: {email}. Keksimme kyllä keinon.',
    names: { card: 'Kortti', sepa_debit: 'SEPA-suoraveloitus', bank_transfer: 'Tilisiirto' },
    inSentence: { card: 'kortti', sepa_debit: 'SEPA-suoraveloitus', bank_transfer: 'tilisiirto', brand: '{brand}' },
    notes: {
      card: 'pankki- tai luottokortti',
      sepa_debit: 'veloitetaan tililtäsi',
      bank_transfer: '1–2 arkipäivää',
      apple_pay: 'Apple-laitteilla',
      wallet: 'vahvistat sovelluksessa',
    },
  },
} satisfies Messages;
