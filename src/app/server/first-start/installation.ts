import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Gender } from '#features/account/contract/user.ts';
import { StoredCompany, StoredSettings } from '#features/site/contract/settings.ts';
import { taxFaults } from '#features/shop/server/index.ts';
import { settingsWith } from '#features/office-setup/server/index.ts';
import { OneOf } from '#platform/contract/endpoint.ts';
import { isTimeZone } from '#platform/contract/known-to-intl.ts';
import { languages } from '#platform/contract/languages.ts';
import type { Day } from '#platform/contract/time.ts';

const required = [
  'name',
  'domain',
  'countries',
  'index_title',
  'description',
  'domain_language',
  'support_email',
  'support_phone',
  'minimum_message_costs',
] as const;
const { name, domain, countries, index_title, description, domain_language, support_email, support_phone, minimum_message_costs } =
  StoredSettings.properties;

const closed = { additionalProperties: false };

/** The input of the first start: the settings that only the operator can know. All others have defaults. */
export const Installation = Type.Object(
  {
    hosts: Type.Array(Type.String({ pattern: '^[a-z0-9.-]+$' }), { minItems: 1 }),
    time_zone: Type.String(),
    settings: Type.Intersect([
      Type.Object({
        name,
        domain,
        countries,
        index_title,
        description,
        domain_language,
        support_email,
        support_phone,
        minimum_message_costs,
      }),
      Type.Partial(Type.Omit(StoredSettings, required)),
    ]),
    company: StoredCompany,
    /** Gross prices in minor units, by currency. */
    packages: Type.Array(
      Type.Object(
        {
          kind: OneOf(['credits', 'premium']),
          credits: Type.Integer({ minimum: 0 }),
          prices: Type.Record(Type.String({ pattern: '^[A-Z]{3}$' }), Type.Integer({ minimum: 1 })),
        },
        closed,
      ),
      { minItems: 1 },
    ),
    owner: Type.Object(
      {
        email: Type.String({ format: 'email' }),
        name: Type.String({ minLength: 2, maxLength: 30 }),
        language: OneOf(languages),
        gender: Gender,
        date_of_birth: Type.String({ format: 'date' }),
      },
      closed,
    ),
  },
  closed,
);
export type Installation = Static<typeof Installation>;

/** The operator's settings, and the defaults for the others. */
export const settingsOf = ({ settings }: Installation): StoredSettings => settingsWith(settings);

/**
 * The checks beyond the schema: the time zone is known, prices are in the currencies of the site's countries, and the company is
 * registered for VAT in each country, or has stated why it need not be.
 */
export function faultsOf({ settings, packages, company, time_zone }: Installation, today: Day): string[] {
  const zone = isTimeZone(time_zone) ? [] : [`/time_zone must be an IANA name such as Europe/Berlin`];
  const unpriced = settings.countries.flatMap((country) => {
    const currency = settings.minimum_message_costs[country]?.currency;
    if (currency === undefined) return [`/settings/minimum_message_costs must have the country ${country}`];
    return packages.flatMap(({ prices }, n) => (prices[currency] === undefined ? [`/packages/${n}/prices must have ${currency}`] : []));
  });
  return [...zone, ...unpriced, ...taxFaults(company, settings.countries, today)];
}
