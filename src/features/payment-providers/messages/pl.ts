import type { Messages } from './de.ts';

export const messages = {
  method: {
    choose: 'Metoda płatności',
    none: 'Dla Twojego kraju nie ma teraz metody płatności. Napisz do nas: {email}. Znajdziemy sposób.',
    names: { card: 'Karta', sepa_debit: 'Polecenie zapłaty SEPA', bank_transfer: 'Przelew' },
    inSentence: { card: 'kartą', sepa_debit: 'poleceniem zapłaty SEPA', bank_transfer: 'przelewem', brand: 'przez {brand}' },
    notes: {
      card: 'debetowa lub kredytowa',
      sepa_debit: 'pobranie z rachunku',
      bank_transfer: '1–2\u00a0dni robocze',
      apple_pay: 'na urządzeniach Apple',
      wallet: 'potwierdzasz w aplikacji',
    },
  },
} satisfies Messages;
