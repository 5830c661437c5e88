import { EnvError, type Env } from '#platform/server/env.ts';
import type { ProviderName } from '../contract/provider-names.ts';
import { adyen } from './adyen/adyen-module.ts';
import type { PaymentProvider } from './port/provider.ts';
import type { ProviderDeps, ProviderModule } from './port/provider-module.ts';
import { parseProviderRules, type ProviderRule } from './provider-rules.ts';
import { stripe } from './stripe/stripe-module.ts';

/** The providers that are called over a network. */
export const providerModules = { stripe, adyen } satisfies Record<Exclude<ProviderName, 'direct_debit' | 'sandbox'>, ProviderModule>;

interface Deps extends ProviderDeps {
  readonly env: Env;
  /** Null without a creditor. */
  readonly directDebit: PaymentProvider | null;
  /** Null in production. */
  readonly sandbox: PaymentProvider | null;
}

/**
 * The providers in the order of the rules, each limited to its rule; then those that have keys but no rule any more, which get no new
 * orders but still report on their old ones. Throws an EnvError when a rule names a provider that cannot be used.
 */
export function configureProviders({ directDebit, sandbox, ...deps }: Deps): PaymentProvider[] {
  const made = new Map<string, PaymentProvider | string>([
    ['direct_debit', directDebit ?? 'SEPA_CREDITOR_ID and SEPA_CREDITOR_IBAN are not set'],
    ['sandbox', sandbox ?? 'the sandbox moves no money, so there is none in production'],
    ...Object.entries(providerModules).map(([name, module]) => [name, module.create(deps)] as const),
  ]);
  const builtIn = [directDebit, sandbox].flatMap((provider) => (provider === null ? [] : [provider.name]));
  const rules = parseProviderRules(deps.env.paymentProviders ?? builtIn.join(';'));
  const ruled = rules.map((rule) => {
    const provider = made.get(rule.provider) ?? 'there is none';
    if (typeof provider === 'string') throw new EnvError(`PAYMENT_PROVIDERS names ${rule.provider}, but ${provider}.`);
    return limitedTo(rule, provider);
  });
  const others = [...made.values()].filter((provider) => typeof provider !== 'string');
  return [...ruled, ...others.filter(({ name }) => !rules.some((rule) => rule.provider === name)).map(withoutOffers)];
}

const limitedTo = ({ sites, countries, methods }: ProviderRule, provider: PaymentProvider): PaymentProvider => ({
  ...provider,
  offers: (country, currency, site) =>
    isIn(sites, site) && isIn(countries, country) ? provider.offers(country, currency, site).filter((method) => isIn(methods, method)) : [],
});

const withoutOffers = (provider: PaymentProvider): PaymentProvider => ({ ...provider, offers: () => [] });

const isIn = (listed: readonly string[], value: string): boolean => listed.length === 0 || listed.includes(value);
