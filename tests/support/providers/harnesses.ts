import { createAdyen } from '#features/payment-providers/server/adyen/create-adyen.ts';
import { decide } from '#features/payment-providers/server/sandbox/decisions.ts';
import { createSandboxProvider } from '#features/payment-providers/server/sandbox/sandbox-provider.ts';
import { decidePayment, findPayment } from '#features/payment-providers/server/sandbox/sandbox-repo.ts';
import type { ProviderName } from '#features/payment-providers/contract/provider-names.ts';
import { createStripe } from '#features/payment-providers/server/stripe/create-stripe.ts';
import { createSigner } from '#platform/server/secrets.ts';
import { createTestApp } from '../test-app.ts';
import { adyenSecrets, type AdyenServer, openAdyenServer } from './adyen-server.ts';
import { type ProviderHarness, withChanged } from './harness.ts';
import type { SignedWebhook } from './provider-server.ts';
import { openStripeServer, stripeSecrets, type StripeServer } from './stripe-server.ts';

/** How long an attempt may take in tests, in ms. */
const timeout = 2000;

const callOptions = () => {
  const pauses: number[] = [];
  return { pauses, callOptions: { timeout, wait: async (milliseconds: number) => void pauses.push(milliseconds) } };
};

export async function openStripeHarness(): Promise<ProviderHarness & { readonly server: StripeServer }> {
  // The server signs with the time of the app, which is made with the server's address.
  let now = () => new Date();
  const server = await openStripeServer(() => now());
  const { secretKey, webhookSecret } = stripeSecrets;
  const app = await createTestApp({
    PAYMENT_PROVIDERS: 'stripe',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_URL: server.url,
  });
  const { clock } = app.platform;
  now = () => clock.now();
  const short = callOptions();
  return {
    name: 'stripe',
    app,
    server,
    pauses: short.pauses,
    provider: createStripe({
      account: { secretKey, webhookSecret, url: server.url },
      clock,
      signer: createSigner(app.platform.secret, 'stripe-idempotency'),
      callOptions: short.callOptions,
    }),
    decide: async (reference, outcome) => server.decide(reference, outcome),
    refunds: async () => server.refunds.map(({ id, amount }) => ({ id, amount })),
    endRefund: async (id, status) => server.endRefund(id, status),
    chargeBack: (reference) => server.dispute(reference, 'created', 'needs_response'),
    reverseChargeback: (reference) => server.dispute(reference, 'closed', 'won'),
    unknown: () => [server.event('customer.created', { id: 'cus_1', object: 'customer' }), server.event('invented.event', { id: 'x' })],
    forge: (webhook) => withChanged(webhook, '"unpaid"', '"paid"'),
    payments: async (order) => server.paymentsOf(order).length,
    paymentsOf: server.paymentsOf,
    secrets: [secretKey, webhookSecret],
    refuseCharge: async () => void server.charges.push('declined'),
    settle: (reference) => server.settle(reference),
  };
}

export async function openAdyenHarness(): Promise<ProviderHarness & { readonly server: AdyenServer }> {
  const server = await openAdyenServer();
  const { apiKey, merchantAccount, hmacKey, reportUser } = adyenSecrets;
  const app = await createTestApp({
    PAYMENT_PROVIDERS: 'adyen',
    ADYEN_API_KEY: apiKey,
    ADYEN_MERCHANT_ACCOUNT: merchantAccount,
    ADYEN_HMAC_KEY: hmacKey,
    ADYEN_REPORT_USER: reportUser.name,
    ADYEN_REPORT_PASSWORD: reportUser.password,
    ADYEN_URL: server.url,
  });
  const short = callOptions();
  return {
    name: 'adyen',
    app,
    server,
    pauses: short.pauses,
    provider: createAdyen({
      account: { apiKey, merchantAccount, hmacKey, livePrefix: null, url: server.url, reportUser },
      db: app.platform.database.db,
      clock: app.platform.clock,
      signer: createSigner(app.platform.secret, 'adyen-idempotency'),
      callOptions: short.callOptions,
    }),
    decide: async (reference, outcome) => server.decide(reference, outcome),
    refunds: async () => server.refunds.map(({ pspReference, amount }) => ({ id: pspReference, amount: amount.value })),
    endRefund: async (id, status) => server.endRefund(id, status),
    chargeBack: (reference) => server.modify(reference, 'CHARGEBACK'),
    reverseChargeback: (reference) => server.modify(reference, 'CHARGEBACK_REVERSED'),
    unknown: () => [
      server.notification({ eventCode: 'REPORT_AVAILABLE', merchantReference: '' }),
      server.notification({ eventCode: 'AUTHORISATION', merchantReference: 'another shop 7' }),
      server.notification(),
    ],
    forge: (webhook) => withChanged(webhook, '"PENDING"', '"AUTHORISATION"'),
    payments: async (order) => server.paymentsOf(order).length,
    paymentsOf: server.paymentsOf,
    secrets: [apiKey, hmacKey, reportUser.password],
    refuseCharge: async () => void server.charges.push('declined'),
    settle: (reference) => server.settle(reference),
  };
}

async function openSandboxHarness(): Promise<ProviderHarness> {
  const app = await createTestApp();
  const { db } = app.platform.database;
  const signer = createSigner(app.platform.secret, 'sandbox-webhook');
  let events = 0;
  const webhook = (reference: string, kind: string, details: object = {}): SignedWebhook => {
    const body = JSON.stringify({ id: `test_${++events}`, reference, kind, details });
    return { headers: { 'content-type': 'application/json', 'sandbox-signature': signer.sign(body) }, body };
  };
  return {
    name: 'sandbox',
    app,
    server: null,
    pauses: [],
    provider: createSandboxProvider({ db, clock: app.platform.clock, signer }),
    async decide(reference, outcome) {
      const payment = await findPayment(db, reference);
      if (payment === null) throw new Error(`no payment ${reference}`);
      const now = app.platform.clock.now();
      const decided = decide(payment, outcome, undefined, 'in_order', now);
      await decidePayment(db, payment, { ...decided, webhooks: [] }, now);
      // What the sandbox says before the outcome is not asked for.
      return decided.webhooks.slice(-1).map(({ kind, details }) => webhook(reference, kind, details));
    },
    async refunds() {
      const rows = await db.selectFrom('sandbox_refunds').select(['refund', 'amount']).execute();
      return rows.map(({ refund, amount }) => ({ id: refund, amount }));
    },
    async endRefund(id, status) {
      const { reference, amount } = await db
        .selectFrom('sandbox_refunds')
        .select(['reference', 'amount'])
        .where('refund', '=', id)
        .executeTakeFirstOrThrow();
      return [webhook(reference, status === 'succeeded' ? 'refunded' : 'refund_failed', { refund: id, amount, currency: 'EUR' })];
    },
    chargeBack: (reference) => webhook(reference, 'charged_back', { amount: 1990, currency: 'EUR' }),
    reverseChargeback: (reference) => webhook(reference, 'chargeback_reversed', { amount: 1990 }),
    unknown: () => [webhook('another-payment', 'paid')],
    forge: (signed) => withChanged(signed, '"pending"', '"paid"'),
    async refuseCharge(token) {
      await db.updateTable('sandbox_means').set({ source: 'card_revoked_later' }).where('token', '=', token).execute();
    },
    settle: (reference) => webhook(reference, 'paid', { amount: 1990, currency: 'EUR' }),
    paymentsOf: () => [],
    secrets: [],
    async payments(order) {
      const rows = await db.selectFrom('sandbox_payments').select('reference').where('order_id', '=', order).execute();
      return rows.length;
    },
  };
}

/** Every provider needs one, except direct debit, which calls nobody. */
const providerHarnesses = {
  sandbox: openSandboxHarness,
  stripe: openStripeHarness,
  adyen: openAdyenHarness,
} satisfies Record<Exclude<ProviderName, 'direct_debit'>, () => Promise<ProviderHarness>>;

/** The providers that the shared suite tests. */
export const allProviders: readonly [name: string, open: () => Promise<ProviderHarness>][] = Object.entries(providerHarnesses);
