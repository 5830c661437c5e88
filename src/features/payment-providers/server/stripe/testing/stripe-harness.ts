import { createSigner } from '#platform/server/secrets.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { type ProviderHarness, shortCalls, withChanged } from '../../testing/harness.ts';
import { createStripe } from '../create-stripe.ts';
import { stripeSecrets } from './sign-stripe.ts';
import { openStripeServer, type StripeServer } from './stripe-server.ts';

export async function openStripeHarness(): Promise<ProviderHarness & { readonly server: StripeServer }> {
  // The server signs with the app's clock, but the app is created later, with the server's address.
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
  const short = shortCalls();
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
