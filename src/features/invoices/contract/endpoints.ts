import * as Type from 'typebox';
import { endpoint, Id, OneOf } from '#platform/contract/endpoint.ts';
import { Money } from '#platform/contract/money-schemas.ts';

const Invoice = Type.Object({
  /** The invoice's number, which is also its address: `/invoices/{number}` is the PDF. */
  number: Type.String(),
  kind: OneOf(['invoice', 'reversal']),
  order: Id,
  /** Negative on a reversal. */
  total: Money,
});
export type Invoice = Type.Static<typeof Invoice>;

export const getInvoices = endpoint({
  method: 'GET',
  path: 'invoices.php',
  about: "The member's invoices and reversals, newest first. `/invoices/{number}` is the PDF.",
  access: 'member',
  alsoClosed: true,
  reply: Type.Object({ invoices: Type.Array(Invoice) }),
  errors: {},
});
