import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Nullable } from '#platform/contract/endpoint.ts';

const Day = Type.String({ format: 'date' });

const Seller = Type.Object({
  /** Name of the site. */
  brand: Type.String(),
  name: Type.String(),
  address: Type.String(),
  city: Type.String(),
  /** ISO 3166-1 alpha-2. */
  country: Type.String(),
  /** Number in the register of companies. */
  register: Type.String(),
  vat_number: Nullable(Type.String()),
  phone: Type.String(),
  email: Type.String(),
});

/** What was sold or given back. Amounts in minor units, VAT included; negative for a discount and on a reversal. */
const Line = Type.Union([
  /** `days`: of premium for a limited time. */
  Type.Object({ kind: Type.Literal('package'), credits: Type.Integer(), days: Type.Optional(Type.Integer()), amount: Type.Integer() }),
  Type.Object({ kind: Type.Literal('discount'), code: Type.String(), amount: Type.Integer() }),
  /** `days`: a refund of premium for a limited time, not of credits. */
  Type.Object({ kind: Type.Literal('refund'), days: Type.Optional(Type.Literal(true)), amount: Type.Integer() }),
]);
export type InvoiceLine = Static<typeof Line>;

/** The stored part of an invoice that is not searched for. */
export const InvoiceContent = Type.Object({
  seller: Seller,
  lines: Type.Array(Line),
  /** Of the order, as the buyer sees it; older invoices have its plain number. */
  order_number: Type.Optional(Type.String()),
  /** Where the VAT is due, when that is not the buyer's country: ISO 3166-1 alpha-2. */
  tax_country: Type.Optional(Type.String()),
  /** A method with a name in the texts, or the brand name of the method. */
  method: Type.String(),
  paid_on: Day,
  /** Of a later entry: when the order was supplied. */
  supplied_on: Type.Optional(Day),
  /** Of premium for some days: the first and the last of them, as they were when it was sold. */
  period: Type.Optional(Type.Object({ from: Day, to: Day })),
  /** A reversal of a part. */
  partial: Type.Optional(Type.Literal(true)),
  /** Last day on which unused credits or days can be returned; null on a reversal. */
  returnable_until: Nullable(Day),
  /** Number of the invoice that a reversal reverses. */
  reverses: Nullable(Type.String()),
});
export type InvoiceContent = Static<typeof InvoiceContent>;
