import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { write } from '#tests/support/chat/chat.ts';
import { buildMember } from '#tests/support/builders.ts';
import { deliver, placeOrder, placePaidOrder, type ProviderHarness, storedEvents } from './harness.ts';
import { allProviders } from './harnesses.ts';
import { getRefund, requestRefund } from '#features/orders/contract/endpoints.ts';
import { checkBooks } from '#features/accounting/server/index.ts';

type Placed = Awaited<ReturnType<typeof placePaidOrder>>;

describe.each(allProviders)('money of the provider %s', (_name, open) => {
  let harness: ProviderHarness;
  beforeAll(async () => {
    harness = await open();
  });
  afterAll(async () => {
    await harness.app.close();
    await harness.server?.close();
  });

  async function expectBooks(): Promise<void> {
    for (const { equation, deviations } of await checkBooks(harness.app.platform.database.db))
      expect([equation, deviations]).toEqual([equation, []]);
  }

  const offerOf = async ({ buyer, order }: Placed) => (await buyer.client.call(getRefund, { query: { id: order.id } })).reply;

  async function askBack({ buyer, order }: Placed, amount: number) {
    const before = (await harness.refunds()).length;
    const body = { order: order.id, amount, client_id: randomUUID() };
    const responses = await Promise.all([1, 2].map(() => buyer.client.call(requestRefund, { body })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const asked = (await harness.refunds()).slice(before);
    expect(asked.map((refund) => refund.amount)).toEqual([amount]);
    return asked[0]?.id ?? '';
  }

  async function end(refund: string, status: 'succeeded' | 'failed') {
    const webhooks = await harness.endRefund(refund, status);
    for (const webhook of [...webhooks, ...webhooks]) expect((await deliver(harness, webhook)).statusCode).toBe(200);
  }

  test('is refunded once to a member, is paid when the provider reports it, and the books hold', async () => {
    const placed = await placePaidOrder(harness);
    await write(placed.buyer, await buildMember(harness.app));
    expect((await offerOf(placed)).offer).toMatchObject({ left: 99, amount: { amount: 1970 } });
    const refund = await askBack(placed, 1970);
    expect(await offerOf(placed)).toMatchObject({ offer: null, refunds: [{ state: 'requested' }] });
    expect((await placed.balance()).credits).toBe(0);
    await end(refund, 'succeeded');
    expect((await offerOf(placed)).refunds).toMatchObject([{ state: 'done', amount: { amount: 1970 } }]);
    await expectBooks();
  });

  test('that cannot be refunded leaves the credits', async () => {
    const placed = await placePaidOrder(harness);
    await end(await askBack(placed, 1990), 'failed');
    expect((await offerOf(placed)).refunds).toMatchObject([{ state: 'failed' }]);
    expect(await placed.balance()).toEqual({ credits: 100, paid_user: true });
    await expectBooks();
  });

  test('that was refunded and that the buyer’s bank returns later restores the credits', async () => {
    const placed = await placePaidOrder(harness);
    const refund = await askBack(placed, 1990);
    await end(refund, 'succeeded');
    expect((await placed.balance()).credits).toBe(0);
    await end(refund, 'failed');
    expect((await offerOf(placed)).refunds).toMatchObject([{ state: 'failed' }]);
    expect(await placed.balance()).toEqual({ credits: 100, paid_user: true });
    await expectBooks();
  });

  test('that the bank takes back takes the credits, and restores them when it is returned', async () => {
    const placed = await placePaidOrder(harness);
    const [taken, reversed] = [harness.chargeBack(placed.reference), harness.reverseChargeback(placed.reference)];
    for (const webhook of [taken, taken]) expect((await deliver(harness, webhook)).statusCode).toBe(200);
    expect(await placed.balance()).toEqual({ credits: 0, paid_user: false });
    await expectBooks();
    for (const webhook of [reversed, reversed, taken]) expect((await deliver(harness, webhook)).statusCode).toBe(200);
    expect(await placed.balance()).toEqual({ credits: 100, paid_user: true });
    await expectBooks();
  });

  test('stays when the reversal of a chargeback arrives before the chargeback', async () => {
    const placed = await placePaidOrder(harness);
    for (const webhook of [harness.reverseChargeback(placed.reference), harness.chargeBack(placed.reference)])
      expect((await deliver(harness, webhook)).statusCode).toBe(200);
    expect(await placed.balance()).toEqual({ credits: 100, paid_user: true });
    await expectBooks();
  });

  test('that the bank takes back after its credits were spent becomes a debt', async () => {
    const placed = await placePaidOrder(harness);
    await write(placed.buyer, await buildMember(harness.app));
    await deliver(harness, harness.chargeBack(placed.reference));
    expect((await placed.balance()).credits).toBe(0);
    const { receivable } = await harness.app.platform.database.db
      .selectFrom('chargebacks')
      .select('receivable')
      .where('order_id', '=', placed.order.id)
      .executeTakeFirstOrThrow();
    expect(receivable).toBe(20);
    await expectBooks();
  });

  test('has a 3-D Secure result and a card fingerprint, which are stored with the order', async () => {
    const { order, reference } = await placePaidOrder(harness);
    const [event] = await storedEvents(harness, reference);
    const kept = await harness.app.platform.database.db
      .selectFrom('order_payments')
      .select(['three_d_secure', 'fingerprint', 'refused_at'])
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({
      three_d_secure: expect.stringMatching(/^(authenticated|not_attempted)$/),
      fingerprint: expect.any(String),
      refused_at: null,
    });
    expect(event?.details).toMatchObject({ three_d_secure: kept.three_d_secure, fingerprint: kept.fingerprint });
  });

  test('that is refused is recorded with its time; an expired payment is not', async () => {
    const refused = async (outcome: 'declined' | 'expired') => {
      const { order, reference } = await placeOrder(harness);
      for (const webhook of await harness.decide(reference, outcome)) await deliver(harness, webhook);
      const payments = harness.app.platform.database.db.selectFrom('order_payments').select('refused_at');
      return (await payments.where('order_id', '=', order.id).executeTakeFirstOrThrow()).refused_at;
    };
    expect(await refused('declined')).toBeInstanceOf(Date);
    expect(await refused('expired')).toBeNull();
  });
});
