import type { Messages } from './de.ts';

export const messages = {
  method: {
    choose: 'Betala med',
    none: 'Just nu finns inget betalsätt för ditt land. Skriv till oss på {email}, så hittar vi en lösning.',
    names: { card: 'Kort', sepa_debit: 'SEPA-autogiro', bank_transfer: 'Banköverföring' },
    inSentence: { card: 'kort', sepa_debit: 'SEPA-autogiro', bank_transfer: 'banköverföring', brand: '{brand}' },
    notes: {
      card: 'bank- eller kreditkort',
      sepa_debit: 'dras från ditt konto',
      bank_transfer: '1 till 2 bankdagar',
      apple_pay: 'på Apple-enheter',
      wallet: 'du bekräftar i appen',
    },
  },
} satisfies Messages;
