import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type Env, EnvError } from '#platform/server/env.ts';
import { createSigner } from '#platform/server/secrets.ts';
import { createAdyen } from './adyen/create-adyen.ts';
import type { PaymentProvider } from './port/provider.ts';
import type { ProviderName } from '../contract/provider-names.ts';
import { parseProviderRules, type ProviderRule } from './provider-rules.ts';
import { createStripe } from './stripe/create-stripe.ts';

interface Deps {
  readonly env: Env;
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
  /** Null without a creditor. */
  readonly directDebit: PaymentProvider | null;
  /** Null in production. */
  readonly sandbox: PaymentProvider | null;
}

/**
 * The providers in the order of the rules, each limited to its rule; then those that have keys and no rule any more, which get no
 * new orders, but still report on their old ones. Throws an EnvError when a rule names a provider that cannot be used.
 */
export function configureProviders({ env, db, clock, secret, directDebit, sandbox }: Deps): PaymentProvider[] {
  const made: Record<ProviderName, PaymentProvider | string> = {
    direct_debit: directDebit ?? 'SEPA_CREDITOR_ID and SEPA_CREDITOR_IBAN are not set',
    sandbox: sandbox ?? 'the sandbox moves no money, so there is none in production',
    stripe: stripeOf(env, clock, secret),
    adyen: adyenOf(env, db, clock, secret),
  };
  const builtIn = [directDebit, sandbox].flatMap((provider) => (provider === null ? [] : [provider.name]));
  const rules = parseProviderRules(env.paymentProviders ?? builtIn.join(';'));
  const ruled = rules.map((rule) => {
    const provider = made[rule.provider];
    if (typeof provider === 'string') throw new EnvError(`PAYMENT_PROVIDERS names ${rule.provider}, but ${provider}.`);
    return limitedTo(rule, provider);
  });
  const others = Object.values(made).filter((provider) => typeof provider !== 'string');
  return [...ruled, ...others.filter(({ name }) => !rules.some((rule) => rule.provider === name)).map(withoutOffers)];
}

/** Or why there is none. */
function stripeOf(env: Env, clock: Clock, secret: string): PaymentProvider | string {
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret, stripeUrl: url } = env;
  if (secretKey === null) return 'STRIPE_SECRET_KEY is not set';
  if (webhookSecret === null) return 'STRIPE_WEBHOOK_SECRET is not set, without which nobody could trust its webhooks';
  if (/^(sk|rk)_live_/.test(secretKey) && env.appEnv !== 'production')
    return 'STRIPE_SECRET_KEY is a live key, which takes real money and is only for production';
  return createStripe({ account: { secretKey, webhookSecret, url }, clock, signer: createSigner(secret, 'stripe-idempotency') });
}

/** Or why there is none. */
function adyenOf(env: Env, db: Db, clock: Clock, secret: string): PaymentProvider | string {
  const { adyenApiKey: apiKey, adyenMerchantAccount: merchantAccount, adyenHmacKey: hmacKey, adyenLivePrefix: livePrefix } = env;
  if (apiKey === null) return 'ADYEN_API_KEY is not set';
  // What cannot be sent as a header would be quoted in the error.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) return 'ADYEN_API_KEY has a character that is in no key';
  if (merchantAccount === null) return 'ADYEN_MERCHANT_ACCOUNT is not set';
  if (hmacKey === null) return 'ADYEN_HMAC_KEY is not set, without which nobody could trust its webhooks';
  if (!/^([0-9a-f]{2}){16,}$/i.test(hmacKey)) return 'ADYEN_HMAC_KEY is not a key of hexadecimal digits';
  if (livePrefix !== null && env.appEnv !== 'production') return 'ADYEN_LIVE_PREFIX leads to real money and is only for production';
  const { adyenReportUser: name, adyenReportPassword: password } = env;
  if ((name === null) !== (password === null)) return 'ADYEN_REPORT_USER and ADYEN_REPORT_PASSWORD must be set together';
  const reportUser = name === null || password === null ? null : { name, password };
  const account = { apiKey, merchantAccount, hmacKey, livePrefix, url: env.adyenUrl, reportUser };
  return createAdyen({ account, db, clock, signer: createSigner(secret, 'adyen-idempotency') });
}

const limitedTo = ({ sites, countries, methods }: ProviderRule, provider: PaymentProvider): PaymentProvider => ({
  ...provider,
  offers: (country, currency, site) =>
    isIn(sites, site) && isIn(countries, country) ? provider.offers(country, currency, site).filter((method) => isIn(methods, method)) : [],
});

const withoutOffers = (provider: PaymentProvider): PaymentProvider => ({ ...provider, offers: () => [] });

const isIn = (listed: readonly string[], value: string): boolean => listed.length === 0 || listed.includes(value);
