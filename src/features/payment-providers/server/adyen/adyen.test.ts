import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import { adyenAlias, type AdyenServer } from './testing/adyen-server.ts';
import { saveMethod, orderWithSavedMethod } from '../testing/saved-methods.ts';
import { deliver, newRefundId, paymentRequest, type ProviderHarness, referenceOfOrder, withChanged } from '../testing/harness.ts';
import { openAdyenHarness } from './testing/adyen-harness.ts';
import { openOrder, stateOf, memberBalanceOf } from '#tests/support/money/shop.ts';

let harness: ProviderHarness & { readonly server: AdyenServer };
beforeAll(async () => {
  harness = await openAdyenHarness();
});
afterAll(async () => {
  await harness.app.close();
  await harness.server.close();
});

async function placeOrder() {
  const { client } = await buildMember(harness.app);
  const order = await openOrder(client, 100, 'card');
  const item = { eventCode: 'AUTHORISATION', merchantReference: `order-${order.id}`, amount: { value: 1990, currency: 'EUR' } };
  return { order, item, reference: await referenceOfOrder(harness, order.id), state: () => stateOf(client, order) };
}

const eventsOf = async (reference: string) =>
  harness.app.platform.database.db
    .selectFrom('webhook_events')
    .select(['kind', 'details'])
    .where('reference', '=', reference)
    .orderBy('received_at')
    .execute();

describe('of Adyen', () => {
  test('a notification with several items gets the reply of the protocol, and each item counts', async () => {
    const one = await placeOrder();
    const two = await placeOrder();
    const three = await placeOrder();
    const webhook = harness.server.notification(
      one.item,
      { ...two.item, success: false },
      { eventCode: 'REPORT_AVAILABLE', merchantReference: '' },
      { ...three.item, eventCode: 'PENDING' },
    );
    const { statusCode, body } = await deliver(harness, webhook);
    expect([statusCode, body]).toEqual([200, '[accepted]']);
    expect([await one.state(), await two.state(), await three.state()]).toEqual(['completed', 'failed', 'pending']);
  });

  test('a notification with one forged item is refused as a whole', async () => {
    const one = await placeOrder();
    const two = await placeOrder();
    const webhook = harness.server.notification(one.item, { ...two.item, success: false });
    expect((await deliver(harness, withChanged(webhook, '"success":"false"', '"success":"true"'))).statusCode).toBe(400);
    expect([await one.state(), await two.state()]).toEqual(['loading', 'loading']);
  });

  test('unsigned data does not select an order: another link in the additional data changes nothing', async () => {
    const paid = await placeOrder();
    const other = await placeOrder();
    const [webhook] = harness.server.decide(paid.reference, 'paid');
    if (!webhook) throw new Error('no webhook came');
    expect(
      (await deliver(harness, withChanged(webhook, `"paymentLinkId":"${paid.reference}"`, `"paymentLinkId":"${other.reference}"`)))
        .statusCode,
    ).toBe(200);
    expect([await paid.state(), await other.state()]).toEqual(['completed', 'loading']);
  });

  test('a notification for another merchant account is accepted and changes nothing', async () => {
    const { item, state } = await placeOrder();
    expect((await deliver(harness, harness.server.notification({ ...item, merchantAccountCode: 'AnotherShop' }))).statusCode).toBe(200);
    expect(await state()).toBe('loading');
  });

  test('a notification about an order without a payment stores its payment', async () => {
    const { order, item, state } = await placeOrder();
    const { db } = harness.app.platform.database;
    await db.updateTable('orders').set({ provider_reference: null }).where('id', '=', order.id).execute();
    expect((await deliver(harness, harness.server.notification({ ...item, pspReference: 'TAKEN' }))).body).toBe('[accepted]');
    expect(await state()).toBe('completed');
    expect(await referenceOfOrder(harness, order.id)).toBe('TAKEN');
  });

  test('the payment contains the card and its 3-D Secure result', async () => {
    const { reference } = await placeOrder();
    for (const webhook of harness.server.decide(reference, 'paid')) await deliver(harness, webhook);
    expect(await eventsOf(reference)).toMatchObject([
      { kind: 'paid', details: { fingerprint: adyenAlias, three_d_secure: 'authenticated' } },
    ]);
  });

  // Regression: a charge that required authentication counted as declined, so many saved cards could not buy.
  test.each(['redirect', 'identify', 'challenge', 'unauthenticated'] as const)(
    'a charge of a saved method that the bank wants to see the buyer for (%s) leads to a page, once, on which it is paid',
    async (response) => {
      const { buyer, id } = await saveMethod(harness);
      harness.server.charges.push(response);
      const client_id = randomUUID();
      const { reply } = await orderWithSavedMethod(buyer, id, client_id);
      const reference = await referenceOfOrder(harness, reply.order.id);
      expect(reply.order).toMatchObject({ state: 'loading', payment_url: `https://test.adyen.link/${reference}` });
      expect((await orderWithSavedMethod(buyer, id, client_id)).reply.order).toEqual(reply.order);
      // The charge that waits for authentication, and the payment page.
      expect(harness.server.paymentsOf(reply.order.id)).toHaveLength(2);
      for (const webhook of harness.server.decide(reference, 'paid')) await deliver(harness, webhook);
      expect(await stateOf(buyer.client, reply.order)).toBe('completed');
      expect((await memberBalanceOf(harness.app, buyer)).credits).toBe(200);
      expect(harness.server.problems).toEqual([]);
    },
  );

  test('the refusal of such a charge, received before its page is stored, prevents neither the payment there nor a refund', async () => {
    const { buyer, id } = await saveMethod(harness);
    harness.server.charges.push('unauthenticated');
    const { reply } = await orderWithSavedMethod(buyer, id);
    const link = await referenceOfOrder(harness, reply.order.id);
    const { db } = harness.app.platform.database;
    await db.updateTable('orders').set({ provider_reference: null }).where('id', '=', reply.order.id).execute();
    const about = { eventCode: 'AUTHORISATION', merchantReference: `order-${reply.order.id}`, amount: { value: 1990, currency: 'EUR' } };
    await deliver(harness, harness.server.notification({ ...about, success: false, pspReference: 'REFUSED' }));
    expect(await referenceOfOrder(harness, reply.order.id)).toBe('REFUSED');
    for (const webhook of harness.server.decide(link, 'paid')) await deliver(harness, webhook);
    expect(await stateOf(buyer.client, reply.order)).toBe('completed');
    await harness.provider.refund({ reference: 'REFUSED', refund: newRefundId(), amount: { amount: 100, currency: 'EUR' } });
    expect(harness.server.refunds.at(-1)?.original).toBe(harness.server.takenOf(link));
  });

  test.each([
    ['CANCEL_OR_REFUND', 'refunded'],
    ['REFUNDED_REVERSED', 'refund_failed'],
    ['SECOND_CHARGEBACK', 'charged_back'],
    ['CAPTURE_FAILED', 'charged_back'],
  ])('%s means %s', async (eventCode, kind) => {
    const { reference } = await placeOrder();
    for (const webhook of harness.server.decide(reference, 'paid')) await deliver(harness, webhook);
    await deliver(harness, harness.server.modify(reference, eventCode));
    expect((await eventsOf(reference)).map((event) => event.kind)).toEqual(['paid', kind]);
  });

  test.each(['NOTIFICATION_OF_CHARGEBACK', 'REQUEST_FOR_INFORMATION', 'CAPTURE'])('%s changes nothing', async (eventCode) => {
    const { reference } = await placeOrder();
    for (const webhook of harness.server.decide(reference, 'paid')) await deliver(harness, webhook);
    await deliver(harness, harness.server.modify(reference, eventCode));
    expect(await eventsOf(reference)).toHaveLength(1);
  });

  test('amounts use Adyen’s minor units', async () => {
    const amountOf = async (amount: number, currency: string) => {
      await harness.provider.create(paymentRequest({ amount, currency }));
      return harness.server.calls.at(-1)?.params['amount'];
    };
    expect(await amountOf(1990, 'EUR')).toEqual({ value: 1990, currency: 'EUR' });
    expect(await amountOf(700, 'ISK')).toEqual({ value: 70_000, currency: 'ISK' });
    expect(await amountOf(500, 'JPY')).toEqual({ value: 500, currency: 'JPY' });
  });
});
