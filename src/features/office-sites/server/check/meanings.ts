import { isTimeZone, regionName } from '#platform/contract/known-to-intl.ts';
import { isLanguage } from '#platform/contract/languages.ts';
import type { ErrorParams } from '#platform/contract/result.ts';
import { isAddressHost } from '#platform/server/network/host.ts';
import { contrastWithWhite, leastContrast, nearestReadable } from '../../contract/contrast.ts';
import type { FieldProblem } from '../../contract/fields.ts';
import type { Fields } from '../document/site-document.ts';

/** What the check knows besides the site itself. */
export interface Surroundings {
  /** Hosts of other sites. */
  readonly takenHosts: ReadonlySet<string>;
  /** Hosts without which somebody of the staff could not log in any more: their passkeys belong to them alone. */
  readonly onlyKeys: ReadonlySet<string>;
  /** Those that the site has, be they right or not. */
  readonly hosts: readonly string[];
  /** The host of the call: without it, whoever makes it would be shut out. Null: it is another site's. */
  readonly ownHost: string | null;
}

type Refusal = readonly [FieldProblem, ErrorParams?];
type Check = (value: unknown, all: Fields, around: Surroundings) => Refusal | null;

const stringsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && ![code, 'Unknown Region'].includes(regionName('en', code));
const currencies: readonly string[] = Intl.supportedValuesOf('currency');
const isHost = (host: string): boolean =>
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/.test(host);

/** Each is a country. */
const countries: Check = (value) => {
  const unknown = stringsIn(value).find((code) => !isCountry(code));
  return unknown === undefined ? null : ['country_unknown', { value: unknown }];
};

const phone: Check = (value) => (typeof value === 'string' && /^\+?[\d\s()/\-–.]{5,40}$/.test(value) ? null : ['phone_invalid']);

const day: Check = (value) => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? null : ['day_invalid']);

/** What a value means for the site, by field; the refusal says what would happen. */
export const meanings: Readonly<Partial<Record<string, Check>>> = {
  hosts(value, _all, { takenHosts, onlyKeys, hosts: known, ownHost }) {
    const hosts = stringsIn(value);
    if (hosts.length === 0) return ['empty'];
    const wrong = hosts.find((host) => !known.includes(host) && (!isHost(host) || isAddressHost(host)));
    if (wrong !== undefined) return ['host_invalid', { value: wrong }];
    const taken = hosts.find((host) => takenHosts.has(host));
    if (taken !== undefined) return ['host_taken', { value: taken }];
    if (ownHost !== null && !hosts.includes(ownHost)) return ['host_in_use', { value: ownHost }];
    const keys = known.find((host) => !hosts.includes(host) && onlyKeys.has(host));
    return keys === undefined ? null : ['host_has_keys', { value: keys }];
  },
  domain: (value, all) =>
    typeof value === 'string' && stringsIn(all['hosts']).includes(value)
      ? null
      : ['domain_without_host', { value: String(value).slice(0, 60) }],
  time_zone: (value) => (typeof value === 'string' && isTimeZone(value) ? null : ['time_zone_unknown']),
  domain_language: (value) => (isLanguage(value) ? null : ['language_unknown', { value: String(value).slice(0, 60) }]),
  cdn_prefix: (value) =>
    typeof value === 'string' && /^(?:\/(?!\/)|https:\/\/[a-z0-9.-]+\/)(?:[A-Za-z0-9._~-]+\/)*$/.test(value) ? null : ['prefix_invalid'],
  countries(value, all, around) {
    const codes = stringsIn(value);
    if (codes.length === 0) return ['empty'];
    return countries(value, all, around) ?? unpriced(codes, all['minimum_message_costs']);
  },
  entry_warning_countries: countries,
  minimum_message_costs(value, all) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return ['wrong_shape', { at: '' }];
    const unknown = Object.keys(value).find((code) => !isCountry(code));
    if (unknown !== undefined) return ['country_unknown', { value: unknown.slice(0, 60) }];
    for (const cost of Object.values(value) as unknown[]) {
      const currency: unknown = typeof cost === 'object' && cost !== null && 'currency' in cost ? cost.currency : null;
      if (typeof currency !== 'string' || !currencies.includes(currency))
        return ['currency_unknown', { value: String(currency).slice(0, 20) }];
    }
    return unpriced(stringsIn(all['countries']), value);
  },
  support_email: (value) => (typeof value === 'string' && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(value) ? null : ['email_invalid']),
  support_phone: phone,
  'company.support_phone': phone,
  'company.country': (value, all, around) => countries([value], all, around),
  'company.added': day,
  brand(value) {
    const color: unknown = typeof value === 'object' && value !== null && 'accent' in value ? value.accent : null;
    if (typeof color !== 'string' || !/^#[0-9a-f]{6}$/.test(color)) return ['color_invalid'];
    const contrast = contrastWithWhite(color);
    if (contrast >= leastContrast) return null;
    return ['color_too_light', { value: color, contrast: Math.floor(contrast * 10) / 10, nearest: nearestReadable(color) }];
  },
};

/** The first of the countries without the lowest price of a message. */
function unpriced(codes: readonly string[], costs: unknown): Refusal | null {
  const priced = typeof costs === 'object' && costs !== null ? Object.keys(costs) : [];
  const missing = codes.find((code) => !priced.includes(code));
  return missing === undefined ? null : ['price_missing', { value: missing }];
}
