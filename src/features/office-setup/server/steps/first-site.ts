import type { StoredCompany, StoredSettings } from '#features/site/contract/settings.ts';
import { defaultSettings } from '#features/site/server/index.ts';
import { messagePrice } from '#features/shop/contract/message-price.ts';
import { dayIn } from '#platform/contract/time.ts';
import { isSetupCountry, setupCurrencies } from '../../contract/rules.ts';
import type { FirstSite } from '../store/first-site-repo.ts';
import type { Answers } from './answers.ts';

/** The settings that only the operator can know; all others have defaults. */
export const settingsWith = <Known extends Pick<StoredSettings, 'name'>>(known: Known) => ({
  ...defaultSettings,
  cdn_prefix: '/media/',
  niche: 1,
  signup_credits: 0,
  company_id: 1,
  mail_name: known.name,
  explicit_account_messages: false,
  ...known,
});

/** The company of the answers, which counts as registered from today on. */
export function companyOf({ company, site }: Pick<Answers, 'company' | 'site'>, now: Date): StoredCompany {
  const number = company.vat_number;
  const from = dayIn('UTC', now);
  return {
    name: company.name,
    address: company.address,
    kvk: company.kvk,
    city: company.city,
    country: company.country,
    tradenames: site.name === '' ? [] : [site.name],
    vat_numbers: number === '' ? [] : [number],
    support_phone: company.support_phone,
    delete_discount: 0,
    added: now.toISOString(),
    representatives: company.representatives.split(',').flatMap((name) => name.trim() || []),
    register_court: company.register_court,
    tax_registrations:
      number === ''
        ? []
        : [{ country: company.country, number, from }, ...(company.oss ? [{ country: 'OSS' as const, number, from }] : [])],
    untaxed_countries: Object.entries(site.untaxed).flatMap(([country, because]) =>
      because.length < leastReason ? [] : [{ country, because }],
    ),
    vat_rates: [],
  };
}

/** Characters: of a reason that an audit can do something with. */
const leastReason = 10;

export const currenciesOf = (countries: readonly string[]): string[] => [
  ...new Set(countries.flatMap((code) => (isSetupCountry(code) ? [setupCurrencies[code]] : []))),
];

/** The site that the answers describe; they have to be complete. */
export function firstSiteOf(answers: Answers, now: Date): FirstSite {
  const { company, site, prices } = answers;
  const cheapest = (currency: string): number =>
    Math.min(
      ...prices.packages.map(
        (one) => messagePrice({ amount: one.prices[currency] ?? 0, currency }, one.credits, prices.message_credits)?.amount ?? Infinity,
      ),
    );
  const countries = site.countries.filter(isSetupCountry);
  const settings: StoredSettings = settingsWith({
    name: site.name,
    domain: site.host,
    countries,
    niche: site.niche,
    index_title: site.name,
    description: site.description,
    domain_language: site.language,
    support_email: company.support_email,
    support_phone: company.support_phone,
    message_credits: prices.message_credits,
    photo_credits: prices.photo_credits,
    signup_credits: prices.signup_credits,
    minimum_message_costs: Object.fromEntries(
      countries.map((country) => {
        const currency = setupCurrencies[country];
        return [country, { costs: cheapest(currency), currency }];
      }),
    ),
  });
  return {
    hosts: [site.host],
    settings,
    company: companyOf(answers, now),
    timeZone: site.time_zone,
    packages: prices.packages.map(({ credits, prices: all }) => ({ kind: 'credits', credits, prices: all })),
  };
}
