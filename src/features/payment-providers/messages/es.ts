import type { Messages } from './de.ts';

export const messages = {
  method: {
    choose: 'Pagar con',
    none: 'Ahora mismo no hay ninguna forma de pago para tu país. Escríbenos a {email} y encontraremos una solución.',
    names: { card: 'Tarjeta', sepa_debit: 'Adeudo directo SEPA', bank_transfer: 'Transferencia' },
    inSentence: { card: 'tarjeta', sepa_debit: 'adeudo directo SEPA', bank_transfer: 'transferencia', brand: '{brand}' },
    notes: {
      card: 'débito o crédito',
      sepa_debit: 'con cargo a tu cuenta',
      bank_transfer: 'de 1 a 2\u00a0días laborables',
      apple_pay: 'en dispositivos Apple',
      wallet: 'se confirma en la app',
    },
  },
} satisfies Messages;
