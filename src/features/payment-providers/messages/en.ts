import type { Messages } from './de.ts';

export const messages = {
  method: {
    choose: 'Pay with',
    none: 'We have no payment method for your country yet. Email {email}, and we’ll find a way.',
    names: { card: 'Card', sepa_debit: 'SEPA direct debit', bank_transfer: 'Bank transfer' },
    inSentence: { card: 'card', sepa_debit: 'SEPA direct debit', bank_transfer: 'bank transfer', brand: '{brand}' },
    notes: {
      card: 'debit or credit',
      sepa_debit: 'taken from your account',
      bank_transfer: '1 to 2 working days',
      apple_pay: 'on Apple devices',
      wallet: 'you confirm in the app',
    },
  },
} satisfies Messages;
