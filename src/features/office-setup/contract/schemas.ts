import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';
import { missingReasons, paymentPhases, setupSteps } from './rules.ts';

const Line = (maxLength: number) => Type.String({ maxLength });
const closed = { additionalProperties: false };

/** As typed: what is missing or wrong is named, but stored all the same, so that nobody types it twice. */
export const CompanyAnswers = Type.Object(
  {
    name: Line(200),
    address: Line(200),
    city: Line(200),
    country: Line(2),
    /** Separated by commas. */
    representatives: Line(400),
    register_court: Line(100),
    kvk: Line(100),
    vat_number: Line(40),
    /** Registered for the One Stop Shop of the EU. */
    oss: Type.Boolean(),
    support_phone: Line(60),
    support_email: Line(320),
  },
  closed,
);
export type CompanyAnswers = Static<typeof CompanyAnswers>;

export const SiteAnswers = Type.Object(
  {
    host: Line(253),
    name: Line(60),
    /** Where no other fits. */
    language: OneOf(languages),
    description: Line(300),
    countries: Type.Array(Line(2), { maxItems: 40 }),
    /** Why no tax is charged there, by country or territory. */
    untaxed: Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), Line(500)),
    niche: Type.Integer({ minimum: 1, maximum: 7 }),
    time_zone: Line(60),
  },
  closed,
);
export type SiteAnswers = Static<typeof SiteAnswers>;

const Credits = Type.Integer({ minimum: 0, maximum: 100_000 });

export const PricesAnswers = Type.Object(
  {
    message_credits: Credits,
    photo_credits: Credits,
    signup_credits: Credits,
    /** Gross prices in minor units, by currency. */
    packages: Type.Array(
      Type.Object(
        {
          credits: Credits,
          prices: Type.Record(Type.String({ pattern: '^[A-Z]{3}$' }), Type.Integer({ minimum: 0, maximum: 100_000_000 })),
        },
        closed,
      ),
      { maxItems: 12 },
    ),
  },
  closed,
);
export type PricesAnswers = Static<typeof PricesAnswers>;

export const Missing = Type.Object({ step: OneOf(setupSteps), field: Type.String(), reason: OneOf(missingReasons) });
export type Missing = Static<typeof Missing>;

const Saved = <Schema extends Type.TSchema>(answers: Schema) => Type.Object({ saved_at: Nullable(Instant), answers });

export const Setup = Type.Object({
  /** When the link ends. */
  ends_at: Instant,
  saved_at: Nullable(Instant),
  /** Host of this request: a passkey that is made here works on this host alone. */
  here: Type.String(),
  company: Saved(CompanyAnswers),
  site: Saved(SiteAnswers),
  prices: Saved(PricesAnswers),
  /** Countries and territories of the site where the company is not registered for VAT, so that it needs a reason. */
  untaxed: Type.Array(Type.String()),
  mail: Type.Object({
    /** The installation's address. */
    from: Type.String(),
    to: Nullable(Type.String()),
    sent_at: Nullable(Instant),
    arrived_at: Nullable(Instant),
    /** What the mail server said; null where it took the mail. */
    failed: Nullable(Type.String()),
    tries_left: Type.Integer(),
  }),
  payment: Type.Object({
    state: OneOf(['none', 'open', 'failed', 'done']),
    /** The sandbox's page, which opens in this browser alone; null unless somebody has to pay there. */
    url: Nullable(Type.String()),
    order: Nullable(Type.String()),
    invoice: Nullable(Type.String()),
    /** What was proven, in order. */
    phases: Type.Array(Type.Object({ name: OneOf(paymentPhases), at: Instant })),
    /** The providers of the environment, which members will pay with. */
    providers: Type.Array(Type.String()),
  }),
  owner: Type.Object({
    name: Type.String(),
    email: Type.String(),
    has_password: Type.Boolean(),
    passkeys: Type.Integer(),
    has_totp: Type.Boolean(),
    recovery_codes: Type.Integer(),
  }),
  missing: Type.Array(Missing),
});
export type Setup = Static<typeof Setup>;
