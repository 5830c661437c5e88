import { isTimeZone } from '#platform/contract/known-to-intl.ts';
import { dayIn } from '#platform/contract/time.ts';
import { checkEmail } from '#features/account/contract/rules.ts';
import { untaxedCountries } from '#features/shop/server/index.ts';
import { advice, isSetupCountry, type SetupStep } from '../../contract/rules.ts';
import type { Missing, Setup } from '../../contract/schemas.ts';
import type { Answers } from './answers.ts';
import { companyOf, currenciesOf } from './first-site.ts';
import { isVatNumber } from './vat-number.ts';

type Found = Omit<Missing, 'step'>;

/** What the site still lacks, by step and in its order. */
export function missingOf(
  answers: Answers,
  proofs: Pick<Setup, 'mail' | 'payment' | 'owner' | 'here'>,
  surroundings: { readonly now: Date; readonly countriesKnown: boolean; readonly publicHost: string | null },
): Missing[] {
  const of = (step: SetupStep, found: readonly Found[]) => found.map((one) => ({ step, ...one }));
  return [
    ...of('company', inCompany(answers)),
    ...of('site', inSite(answers, surroundings)),
    ...of('prices', inPrices(answers)),
    ...of('mail', inMail(proofs)),
    ...of('payment', inPayment(proofs, surroundings.countriesKnown)),
    ...of('owner', inOwner(answers, proofs)),
  ];
}

/** Without these the site cannot open. */
export const isVital = ({ reason }: Pick<Missing, 'reason'>): boolean => !advice.has(reason);

/** Countries and territories of the site that need a reason, because the company is not registered for them. */
export function untaxedOf(answers: Pick<Answers, 'company' | 'site'>, now: Date): string[] {
  const company = companyOf(answers, now);
  const countries = answers.site.countries.filter(isSetupCountry);
  // Without a number everything would be untaxed, which is the number's fault.
  return company.tax_registrations.length === 0
    ? []
    : untaxedCountries({ ...company, untaxed_countries: [] }, countries, dayIn('UTC', now));
}

const empty = (field: string, text: string): Found[] => (text === '' ? [{ field, reason: 'empty' }] : []);
const unless = (isRight: boolean, field: string, reason: Found['reason']): Found[] => (isRight ? [] : [{ field, reason }]);

function inCompany({ company }: Answers): Found[] {
  const { country, vat_number: number, support_email: email, support_phone: phone } = company;
  return [
    ...empty('name', company.name),
    ...empty('address', company.address),
    ...empty('city', company.city),
    ...unless(isSetupCountry(country), 'country', 'format'),
    ...empty('representatives', company.representatives),
    ...unless(
      company.representatives.split(',').every((one) => one.trim().length <= 100),
      'representatives',
      'format',
    ),
    ...empty('kvk', company.kvk),
    ...(number === '' ? empty('vat_number', number) : unless(isVatNumber(country, number), 'vat_number', 'format')),
    ...(phone === '' ? empty('support_phone', phone) : unless(/^\+?[\d ()/.-]{5,}$/.test(phone), 'support_phone', 'format')),
    ...(email === '' ? empty('support_email', email) : unless(checkEmail(email) === null, 'support_email', 'format')),
  ];
}

const hostForm = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;

function inSite(answers: Answers, { now, publicHost }: { readonly now: Date; readonly publicHost: string | null }): Found[] {
  const { host, name, description, countries, untaxed, time_zone: zone } = answers.site;
  const isHost = hostForm.test(host);
  return [
    ...(host === '' ? empty('host', host) : unless(isHost, 'host', 'format')),
    // Mails and payment pages lead to the address of the environment.
    ...(isHost ? unless(publicHost === null || publicHost === host, 'host', 'host_of_link') : []),
    ...empty('name', name),
    ...empty('description', description),
    ...(countries.length === 0 ? [{ field: 'countries', reason: 'empty' as const }] : []),
    ...unless(countries.every(isSetupCountry), 'countries', 'format'),
    ...unless(isTimeZone(zone), 'time_zone', 'format'),
    ...untaxedOf(answers, now).flatMap((country) => unless((untaxed[country] ?? '').length >= 10, `untaxed.${country}`, 'tax_reason')),
  ];
}

function inPrices({ prices, site }: Answers): Found[] {
  const { packages, message_credits: credits } = prices;
  const currencies = currenciesOf(site.countries);
  return [
    ...unless(credits > 0, 'message_credits', 'empty'),
    ...(packages.length === 0 ? [{ field: 'packages', reason: 'empty' as const }] : []),
    ...packages.flatMap((one, n) => [
      ...unless(one.credits > 0, `packages.${n}.credits`, 'empty'),
      ...currencies.flatMap((currency) => unless((one.prices[currency] ?? 0) > 0, `packages.${n}.${currency}`, 'price_missing')),
    ]),
  ];
}

const inMail = ({ mail }: Pick<Setup, 'mail'>): Found[] =>
  mail.arrived_at === null ? [{ field: 'mail', reason: mail.sent_at === null ? 'not_sent' : 'not_arrived' }] : [];

const inPayment = ({ payment }: Pick<Setup, 'payment'>, countriesKnown: boolean): Found[] => [
  ...unless(payment.state === 'done', 'payment', 'not_proven'),
  ...unless(payment.providers.length > 0, 'providers', 'no_provider'),
  ...unless(countriesKnown, 'countries', 'countries_unknown'),
];

function inOwner({ site }: Answers, { owner, here }: Pick<Setup, 'owner' | 'here'>): Found[] {
  const hasApp = owner.has_password && owner.has_totp;
  const keys = owner.passkeys + (hasApp ? 1 : 0);
  return [
    ...empty('name', owner.name),
    ...empty('email', owner.email),
    ...unless(keys > 0, 'key', 'key_missing'),
    ...(keys === 1 ? [{ field: 'key', reason: 'second_way' as const }] : []),
    // A passkey works only where it was made.
    ...(owner.passkeys > 0 && !hasApp ? unless(site.host === here, 'key', 'other_host') : []),
  ];
}
