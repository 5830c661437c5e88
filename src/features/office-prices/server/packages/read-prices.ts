import { type Failure, fail } from '#platform/contract/result.ts';
import { maxDaysAhead } from '../../contract/limits.ts';
import type { StoredPackage } from './present-prices.ts';
import type { OfficePackage, PricesBody } from '../../contract/schemas.ts';

const known = new Set(Intl.supportedValuesOf('currency'));
const day = 86_400_000;

/** Why these packages cannot be published in place of the latest ones; null when they can. */
export function refusalOf(
  { packages, from }: PricesBody,
  latest: readonly OfficePackage[],
  countries: readonly string[],
  now: Date,
): Failure<'package_invalid' | 'nothing_sold' | 'time_too_far'> | null {
  const seen = new Set<number>();
  for (const [at, one] of packages.entries()) {
    const field = wrongFieldOf(one, latest, seen) ?? wrongCountryOf(one, latest, countries);
    if (field !== null) return fail('package_invalid', { at, field });
    if (one.id !== null) seen.add(one.id);
  }
  // One that is no longer sold stays in the list, so that nobody takes it out by an old list.
  const missing = latest.findIndex(({ id }) => id !== null && !seen.has(id));
  if (missing !== -1) return fail('package_invalid', { at: missing, field: 'packages' });
  if (!packages.some(({ offered, credits }) => offered && credits > 0)) return fail('nothing_sold');
  if (from !== null && new Date(from).getTime() > now.getTime() + maxDaysAhead * day) return fail('time_too_far', { days: maxDaysAhead });
  return null;
}

function wrongFieldOf(one: OfficePackage, latest: readonly OfficePackage[], seen: ReadonlySet<number>): string | null {
  const { id, kind, credits, days, prices, offered } = one;
  if (id !== null) {
    const stored = latest.find((candidate) => candidate.id === id);
    if (stored === undefined || seen.has(id)) return 'id';
    if (stored.kind !== kind) return 'kind';
  }
  if (kind === 'credits' && credits === 0) return 'credits';
  if (days > 0 && (kind !== 'premium' || credits > 0)) return 'days';
  if (Object.keys(prices).some((currency) => !known.has(currency))) return 'prices';
  if (offered && Object.keys(prices).length === 0) return 'prices';
  return null;
}

/** A country must be one in which the site sells; one of before, in which it no longer does, may stay. */
function wrongCountryOf(
  { id, country_prices: own = {} }: OfficePackage,
  latest: readonly OfficePackage[],
  countries: readonly string[],
): string | null {
  const before = latest.find((one) => one.id === id)?.country_prices ?? {};
  const isWrong = Object.entries(own).some(
    ([country, { currency }]) => !known.has(currency) || (!countries.includes(country) && before[country] === undefined),
  );
  return isWrong ? 'country_prices' : null;
}

/** With what a call has left out, as older pages do: it stays as it was published last. */
export const completed = (packages: readonly OfficePackage[], latest: readonly StoredPackage[]): StoredPackage[] =>
  packages.map((one) => ({
    ...one,
    country_prices: one.country_prices ?? latest.find(({ id }) => id === one.id && id !== null)?.country_prices ?? {},
  }));

/** From when it counts: never before now. */
export const beginOf = ({ from }: PricesBody, now: Date): Date => (from === null || new Date(from) <= now ? now : new Date(from));

const inOrder = <Value>(record: Readonly<Record<string, Value>>) => Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
const sorted = (packages: readonly StoredPackage[]) =>
  packages.map(({ id, kind, credits, days, offered, prices, country_prices: own }) => [
    id,
    kind,
    credits,
    days,
    offered,
    inOrder(prices),
    inOrder(own).map(([country, { currency, amount }]) => [country, currency, amount]),
  ]);

/** Whether two lists say the same, in whatever order their prices are. A new package is none of the stored ones. */
export const isSame = (one: readonly StoredPackage[], other: readonly StoredPackage[]): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** The same without ids, by which a repeated call is known whose new packages have got theirs. */
export const isRepeated = (sent: readonly StoredPackage[], stored: readonly StoredPackage[]): boolean =>
  isSame(
    sent,
    stored.map((one, at) => (sent[at]?.id === null ? { ...one, id: null } : one)),
  );
