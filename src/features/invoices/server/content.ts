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

/** The items sold or refunded. Amounts in minor units, VAT included; negative for a discount and on a reversal. */
const Line = Type.Union([
  /** `days`: the number of days, for premium for some days. */
  Type.Object({ kind: Type.Literal('package'), credits: Type.Integer(), days: Type.Optional(Type.Integer()), amount: Type.Integer() }),
  Type.Object({ kind: Type.Literal('discount'), code: Type.String(), amount: Type.Integer() }),
  /** `days`: a refund of premium for some days, not of credits. */
  Type.Object({ kind: Type.Literal('refund'), days: Type.Optional(Type.Literal(true)), amount: Type.Integer() }),
]);
export type InvoiceLine = Static<typeof Line>;

/** The stored part of an invoice that no query searches. */
export const InvoiceContent = Type.Object({
  seller: Seller,
  lines: Type.Array(Line),
  /** The order number as its buyer sees it; older invoices have the plain number. */
  order_number: Type.Optional(Type.String()),
  /** Country where the VAT is due, when it is not the buyer's: ISO 3166-1 alpha-2. */
  tax_country: Type.Optional(Type.String()),
  /** A method with a name in the texts, or the brand name of the method. */
  method: Type.String(),
  paid_on: Day,
  /** On a later entry: when the order was supplied. */
  supplied_on: Type.Optional(Day),
  /** For premium for some days: its first and last day, as known at the sale. */
  period: Type.Optional(Type.Object({ from: Day, to: Day })),
  /** True on a reversal of a part. */
  partial: Type.Optional(Type.Literal(true)),
  /** Last day on which unused credits or days can be returned; null on a reversal. */
  returnable_until: Nullable(Day),
  /** Number of the invoice that a reversal reverses. */
  reverses: Nullable(Type.String()),
});
export type InvoiceContent = Static<typeof InvoiceContent>;
