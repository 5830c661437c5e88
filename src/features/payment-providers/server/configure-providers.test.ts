import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EnvError } from '#platform/server/env.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { buildMember } from '#tests/support/builders.ts';
import { openOrder } from '#tests/support/money/shop.ts';
import { createOrder, getPaymentMethods } from '#features/orders/contract/endpoints.ts';
import { paymentProviders } from '../contract/provider-names.ts';
import { parseProviderRules } from './provider-rules.ts';

const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x', STRIPE_URL: 'http://127.0.0.1:9' };
const adyen = { ADYEN_API_KEY: 'x', ADYEN_MERCHANT_ACCOUNT: 'Shop', ADYEN_HMAC_KEY: 'ab'.repeat(32) };
const production = {
  APP_ENV: 'production',
  SMTP_URL: 'smtp://localhost:1',
  MAIL_FROM: 'post@emberleaf.test',
  PUBLIC_URL: 'http://localhost',
};

describe('PAYMENT_PROVIDERS', () => {
  test('is a list of rules', () => {
    expect(parseProviderRules(' adyen country=NL,BE  method=ideal,bancontact;stripe site=de.localhost ; sandbox;')).toEqual([
      { provider: 'adyen', sites: [], countries: ['NL', 'BE'], methods: ['ideal', 'bancontact'] },
      { provider: 'stripe', sites: ['de.localhost'], countries: [], methods: [] },
      { provider: 'sandbox', sites: [], countries: [], methods: [] },
    ]);
  });

  test.each([
    ['klarna', `PAYMENT_PROVIDERS knows the providers ${paymentProviders.join(', ')}, not "klarna".`],
    ['stripe country=Germany', 'PAYMENT_PROVIDERS must name countries by two capital letters, not "Germany".'],
    ['stripe method=cheque', 'not "cheque".'],
    ['stripe in=DE', 'PAYMENT_PROVIDERS may say site=…, country=… or method=… after a provider, not "in=DE".'],
    ['stripe country=', 'not "country=".'],
  ])('says in a sentence what is wrong with "%s"', (written, sentence) => {
    expect(() => parseProviderRules(written)).toThrow(EnvError);
    expect(() => parseProviderRules(written)).toThrow(sentence);
  });

  test.each([
    [{ PAYMENT_PROVIDERS: 'stripe' }, 'PAYMENT_PROVIDERS names stripe, but STRIPE_SECRET_KEY is not set.'],
    [{ PAYMENT_PROVIDERS: 'stripe', ...stripe, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET is not set'],
    [{ PAYMENT_PROVIDERS: 'stripe', ...stripe, STRIPE_SECRET_KEY: 'sk_live_x' }, 'STRIPE_SECRET_KEY is a live key'],
    [{ PAYMENT_PROVIDERS: 'adyen', ...adyen, ADYEN_MERCHANT_ACCOUNT: '' }, 'ADYEN_MERCHANT_ACCOUNT is not set'],
    [{ PAYMENT_PROVIDERS: 'adyen', ...adyen, ADYEN_HMAC_KEY: 'secret' }, 'ADYEN_HMAC_KEY is not a key of hexadecimal digits'],
    [
      { PAYMENT_PROVIDERS: 'adyen', ...adyen, ADYEN_REPORT_USER: 'report@Company.Shop' },
      'ADYEN_REPORT_USER and ADYEN_REPORT_PASSWORD must be set together',
    ],
    [{ PAYMENT_PROVIDERS: 'adyen', ...adyen, ADYEN_LIVE_PREFIX: 'abc' }, 'ADYEN_LIVE_PREFIX leads to real money'],
    [
      { PAYMENT_PROVIDERS: 'direct_debit', ...production },
      'PAYMENT_PROVIDERS names direct_debit, but SEPA_CREDITOR_ID and SEPA_CREDITOR_IBAN',
    ],
    [{ SEPA_CREDITOR_ID: 'DE98ZZZ09999999999', ...production }, 'SEPA_CREDITOR_ID and SEPA_CREDITOR_IBAN must be set together'],
    [{ PAYMENT_PROVIDERS: 'sandbox', ...production }, 'PAYMENT_PROVIDERS names sandbox, but the sandbox moves no money'],
  ])('stops the start when a provider cannot be used: %o', async (env, sentence) => {
    await expect(createTestApp(env)).rejects.toThrow(sentence);
  });
});

describe('the providers of an installation', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({
      ...stripe,
      ...adyen,
      PAYMENT_PROVIDERS: 'adyen country=NL method=ideal; stripe site=de.localhost; sandbox method=card',
    });
  });
  afterAll(() => app.close());

  const methodsOf = async (country: string, host?: string) => {
    const { client } = await buildMember(app, { country, ...(host === undefined ? {} : { host }) });
    return (await client.call(getPaymentMethods)).reply.methods;
  };

  test('serve the methods of the rules that fit the site and country', async () => {
    expect(await methodsOf('NL')).toEqual(['ideal', 'card']);
    expect(await methodsOf('DE')).toEqual(['card']);
    expect(await methodsOf('DE', 'de.localhost')).toContain('paypal');
    expect(await methodsOf('DE', 'de.localhost')).not.toContain('bank_transfer');
  });

  test('get the orders of their methods only', async () => {
    const { client } = await buildMember(app);
    expect(new URL((await openOrder(client, 100, 'card')).payment_url ?? '').pathname).toMatch(/^\/sandbox\//);
    const body = { package: 1, method: 'paypal' as const, client_id: randomUUID() };
    expect((await client.call(createOrder, { body })).error?.code).toBe('method_unavailable');
  });

  test('still receive events of their old orders when no rule names them any more', async () => {
    const other = await createTestApp({ ...stripe, PAYMENT_PROVIDERS: 'sandbox' });
    const client = other.client();
    expect((await client.raw('POST', '/api/payment-webhook.php?provider=stripe', '{}')).error?.code).toBe('signature_invalid');
    expect((await client.raw('POST', '/api/payment-webhook.php?provider=adyen', '{}')).error?.code).toBe('not_found');
    await other.close();
  });
});
