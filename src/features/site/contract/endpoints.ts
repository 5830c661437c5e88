import * as Type from 'typebox';
import { endpoint, Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { Money } from '#platform/contract/money-schemas.ts';
import { publicChangeNames } from './public-changes.ts';
import { CompanyInfo, Settings } from './settings.ts';

/** The specification's clients send a `domain`. */
export const getSettings = endpoint({
  method: 'GET',
  path: 'settings.php',
  about:
    "The settings of the site that the request's host belongs to: languages, countries, limits, what is switched on. Other query parameters are ignored.",
  access: 'public',
  query: Type.Object({}, { additionalProperties: true }),
  reply: Settings,
  errors: {},
});

export const getCompanyInfo = endpoint({
  method: 'GET',
  path: 'companyinfo.php',
  about: 'The company behind the site, for the imprint and for contact.',
  access: 'public',
  reply: CompanyInfo,
  errors: {},
});

/** A number of credits or days, a price, or whether something was declared. */
const PublicValue = Type.Union([Type.Integer(), Type.Boolean(), Money]);

export const getPublicChanges = endpoint({
  method: 'GET',
  path: 'site-changes.php',
  about:
    'What has changed on the site since it opened that could deceive somebody: prices, days to return a purchase, the declaration of fictional profiles. The newest first, fifty at a time.',
  access: 'public',
  query: Type.Object({
    /** The `next` of the page before. */
    after: Type.Optional(Id),
  }),
  reply: Type.Object({
    /** When the site opened. */
    since: Instant,
    changes: Type.Array(
      Type.Object({
        at: Instant,
        what: OneOf(publicChangeNames),
        /** ISO 3166-1 alpha-2; null: everywhere. */
        country: Nullable(Type.String()),
        /** Null: it had, or has, none. */
        old: Nullable(PublicValue),
        new: Nullable(PublicValue),
      }),
    ),
    next: Nullable(Id),
  }),
  errors: {},
});
