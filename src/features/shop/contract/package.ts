import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Id, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { Money } from '#platform/contract/money-schemas.ts';
import { paymentMethods } from '#features/payment-providers/contract/payment-methods.ts';

/** Rate in percent, and the amount contained in a price or total, in minor units. */
export const Vat = Type.Object({ rate: Type.Number(), amount: Type.Integer() });

export const Package = Type.Object({
  id: Id,
  kind: OneOf(['credits', 'premium']),
  credits: Type.Integer(),
  /** Number of calendar days for premium that ends by itself; 0: premium that stays. */
  days: Type.Integer(),
  /** VAT included. */
  price: Money,
  vat: Vat,
  /** Price of one message with this package; null when the package has no credits. */
  per_message: Nullable(Money),
});
export type Package = Static<typeof Package>;

export const CountryPrice = Type.Object({
  /** ISO 3166-1 alpha-2. */
  country: Type.String(),
  /** The lowest price of a message among the packages, VAT included. */
  from: Money,
  /** Percent. */
  vat_rate: Type.Number(),
  methods: Type.Array(OneOf(paymentMethods)),
});
export type CountryPrice = Static<typeof CountryPrice>;
