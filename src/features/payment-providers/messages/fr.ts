import type { Messages } from './de.ts';

export const messages = {
  method: {
    choose: 'Payer par',
    none: 'Aucun moyen de paiement n’est disponible dans votre pays pour le moment. Écrivez-nous à {email}, nous trouverons une solution.',
    names: { card: 'Carte', sepa_debit: 'Prélèvement SEPA', bank_transfer: 'Virement' },
    inSentence: { card: 'par carte', sepa_debit: 'par prélèvement SEPA', bank_transfer: 'par virement', brand: 'avec {brand}' },
    notes: {
      card: 'débit ou crédit',
      sepa_debit: 'prélevé sur votre compte',
      bank_transfer: '1 à 2\u00a0jours ouvrés',
      apple_pay: 'sur les appareils Apple',
      wallet: 'à confirmer dans l’application',
    },
  },
} satisfies Messages;
