import type { Messages } from './de.ts';

export const messages = {
  invoice: 'Factura',
  reversal: 'Factura rectificativa',
  details: { date: 'Fecha de factura', service: 'Fecha de la prestación', order: 'Pedido', reverses: 'De la factura', country: 'País' },
  amounts: 'Todos los importes en {currency}, con el IVA incluido.',
  columns: { position: 'N.º', item: 'Concepto', quantity: 'Cantidad', vat: 'IVA', amount: 'Importe' },
  package: '{n, plural, =0 {Premium} one {# crédito con Premium} many {# de créditos con Premium} other {# créditos con Premium}}',
  service: 'servicio prestado por vía electrónica, pago único',
  discount: 'Descuento, código {code}',
  refund: 'Reembolso de créditos no usados',
  net: 'Importe neto',
  vat: '{rate, number} % de IVA ({country})',
  total: 'Importe total',
  paid: 'Pagado el {day}: {method}.',
  nothingToDo: 'No tienes que hacer nada más.',
  refunded: 'Reembolsado el {day}: {method}.',
  place: 'El lugar de prestación y el tipo de IVA dependen de tu país ({country}).',
  returns: 'Puedes devolver los créditos no usados hasta el {day}; recibirás entonces una factura rectificativa con su propio número.',
  methods: { card: 'Tarjeta', sepa_debit: 'Adeudo directo SEPA', bank_transfer: 'Transferencia' },
  vatNumber: 'NIF-IVA {number}',
  support: 'Atención al cliente',
  page: 'Página 1 de 1',
  days: '{n, plural, one {# día de Premium, termina solo} many {# de días de Premium, terminan solos} other {# días de Premium, terminan solos}}',
  daysRefund: 'Reembolso de días de Premium no empezados',
  daysReturns:
    'Puedes devolver los días que no han empezado hasta el {day}; recibirás entonces una factura rectificativa con su propio número.',
} satisfies Messages;
