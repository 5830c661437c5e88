import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { Currency } from '#platform/contract/money-schemas.ts';
import { paymentMethods } from '#features/payment-providers/contract/payment-methods.ts';
import { maxCredits, maxDays, maxPackages, maxPrice, packageKinds } from './limits.ts';

export const OfficePackage = Type.Object(
  {
    /** Null: a new one. */
    id: Nullable(Id),
    /** Stays for ever, because of the orders of the package. */
    kind: OneOf(packageKinds),
    credits: Type.Integer({ minimum: 0, maximum: maxCredits }),
    /** Calendar days of premium that ends by itself; 0: none, or premium that stays. */
    days: Type.Integer({ minimum: 0, maximum: maxDays }),
    offered: Type.Boolean(),
    /** Minor units by currency, VAT included. */
    prices: Type.Record(Currency, Type.Integer({ minimum: 1, maximum: maxPrice }), { additionalProperties: false, maxProperties: 40 }),
    /**
     * By country (ISO 3166-1 alpha-2) what differs from the price in its currency, VAT included. A price in another currency than the
     * country has does not count. Without the field they stay as they are.
     */
    country_prices: Type.Optional(
      Type.Record(
        Type.String({ pattern: '^[A-Z]{2}$' }),
        Type.Object({ currency: Currency, amount: Type.Integer({ minimum: 1, maximum: maxPrice }) }, { additionalProperties: false }),
        { additionalProperties: false, maxProperties: 60 },
      ),
    ),
  },
  { additionalProperties: false },
);
export type OfficePackage = Static<typeof OfficePackage>;

const Packages = Type.Array(OfficePackage, { maxItems: maxPackages });

/** `package`: the place in the list, from 0. */
export const PriceBreak = Type.Object({
  rule: OneOf(['larger_costs_more', 'no_price']),
  currency: Type.String(),
  /** Null: wherever the price of the currency counts; else in a country with prices of its own. */
  country: Nullable(Type.String()),
  package: Type.Integer(),
});
export type PriceBreak = Static<typeof PriceBreak>;

export const OfficeMarket = Type.Object({
  /** ISO 3166-1 alpha-2. */
  country: Type.String(),
  currency: Type.String(),
  /** Percent; null: nothing may be sold there. */
  vat_rate: Nullable(Type.Number()),
  methods: Type.Array(OneOf(paymentMethods)),
});
export type OfficeMarket = Static<typeof OfficeMarket>;

/** What can be changed and sent back. */
export const PricesBody = Type.Object({
  version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  /** From when it counts; null, or a time that has passed: from now. */
  from: Nullable(Instant),
  packages: Packages,
});
export type PricesBody = Static<typeof PricesBody>;

export const OfficePrices = Type.Object({
  ...PricesBody.properties,
  /** What is sold until `from`; null when `packages` has begun. */
  until_then: Nullable(Packages),
  /** Credits of a message. */
  message_credits: Type.Integer(),
  /** The countries of the site, in the order of the operator. */
  markets: Type.Array(OfficeMarket),
  breaks: Type.Array(PriceBreak),
  /** The newest first, at most twenty. */
  versions: Type.Array(Type.Object({ version: Type.Integer(), from: Instant, published_at: Instant, by: Type.String() })),
});
export type OfficePrices = Static<typeof OfficePrices>;

const Offer = Type.Object({ credits: Type.Integer(), amount: Type.Integer(), per_message: Nullable(Type.Integer()) });

/** What changes for the members of some countries. */
export const PriceChange = Type.Object({
  package: Type.Integer(),
  currency: Type.String(),
  countries: Type.Array(Type.String()),
  /** Active members there. */
  members: Type.Integer(),
  /** What is sold just before; null: not sold. Amounts in minor units. */
  before: Nullable(Offer),
  after: Nullable(Offer),
});
export type PriceChange = Static<typeof PriceChange>;

export const PricesPreview = Type.Object({
  /** Null: at once. */
  from: Nullable(Instant),
  changes: Type.Array(PriceChange),
  /** Orders that are open now, and keep their price. */
  open_orders: Type.Integer(),
  breaks: Type.Array(PriceBreak),
});
export type PricesPreview = Static<typeof PricesPreview>;
