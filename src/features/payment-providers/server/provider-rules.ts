import { EnvError } from '#platform/server/env.ts';
import { paymentProviders, type ProviderName } from '../contract/provider-names.ts';
import { type PaymentMethod, paymentMethods } from '../contract/payment-methods.ts';

/** The sites and countries that a provider serves. An empty list means everywhere. */
export interface ProviderRule {
  readonly provider: ProviderName;
  /** Domains. */
  readonly sites: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  readonly methods: readonly PaymentMethod[];
}

const variable = 'PAYMENT_PROVIDERS';

/**
 * Reads rules such as `adyen country=NL,BE method=ideal,bancontact; stripe site=de.example.org; adyen`. Among the rules for a buyer's
 * site and country, the first one whose provider offers a method gets its orders.
 */
export function parseProviderRules(written: string): ProviderRule[] {
  return written
    .split(';')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '')
    .map(parseRule);
}

function parseRule(rule: string): ProviderRule {
  const [name = '', ...conditions] = rule.split(/\s+/);
  const lists: Record<string, string[]> = { site: [], country: [], method: [] };
  for (const condition of conditions) {
    const [key = '', values = ''] = condition.split('=', 2);
    const list = lists[key];
    if (list === undefined || values === '')
      throw new EnvError(`${variable} may say site=…, country=… or method=… after a provider, not "${condition}".`);
    list.push(...values.split(','));
  }
  const { site = [], country = [], method = [] } = lists;
  for (const place of country)
    if (!/^[A-Z]{2}$/.test(place)) throw new EnvError(`${variable} must name countries by two capital letters, not "${place}".`);
  return {
    provider: known('providers', paymentProviders, name),
    sites: site,
    countries: country,
    methods: method.map((value) => known('methods', paymentMethods, value)),
  };
}

function known<Value extends string>(what: string, values: readonly Value[], written: string): Value {
  const found = values.find((value) => value === written);
  if (found === undefined) throw new EnvError(`${variable} knows the ${what} ${values.join(', ')}, not "${written}".`);
  return found;
}
