import { createSigner } from '#platform/server/secrets.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { type ProviderHarness, withChanged } from '../../testing/harness.ts';
import type { SignedWebhook } from '../../testing/provider-server.ts';
import { decide } from '../decisions.ts';
import { createSandboxProvider } from '../sandbox-provider.ts';
import { decidePayment, findPayment } from '../sandbox-repo.ts';

export async function openSandboxHarness(): Promise<ProviderHarness> {
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
      // Drops the sandbox's reports from before the outcome.
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
