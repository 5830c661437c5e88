import { createSigner } from '#platform/server/secrets.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { type ProviderHarness, shortCalls, withChanged } from '../../testing/harness.ts';
import { createAdyen } from '../create-adyen.ts';
import { adyenSecrets, type AdyenServer, openAdyenServer } from './adyen-server.ts';

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
  const short = shortCalls();
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
