import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { messages as orders } from '#features/orders/messages/de.ts';
import { getRefund, requestRefund } from '#features/orders/contract/endpoints.ts';
import type { Order } from '#features/orders/contract/order.ts';
import { declareWithdrawal } from '#features/orders/contract/withdrawal.ts';
import { getSettings } from '#features/site/contract/endpoints.ts';
import { dayIn } from '#platform/contract/time.ts';
import { endOfPeriod } from '#platform/contract/working-days.ts';
import { keepSessions } from '#tests/support/money/accounts.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { advanceClock, openOrder, packageOf, referenceOf, sendWebhook, memberBalanceOf } from '#tests/support/money/shop.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const day = 24 * 3600;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
});
afterAll(() => app.close());

async function buy(): Promise<{ buyer: BuiltMember; order: Order }> {
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client);
  await sendWebhook(app, { reference: referenceOf(order), kind: 'paid' });
  return { buyer, order };
}
const offerOf = async ({ client }: BuiltMember, { id }: Order) => (await client.call(getRefund, { query: { id } })).reply.offer;
const giveBack = ({ client }: BuiltMember, { id }: Order) =>
  client.call(requestRefund, { body: { order: id, amount: 1990, client_id: randomUUID() } });

/** The words of a page, without its elements. */
async function wordsAt(url: string, { client }: BuiltMember): Promise<string> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { statusCode, body } = await app.server.inject({ url, headers: { host: 'localhost', cookie, 'accept-language': 'de' } });
  expect(statusCode).toBe(200);
  return body
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

describe('the days to return a purchase', () => {
  // Regression: each place had a minimum of its own, and the settings themselves none.
  test.each([
    [30, 30],
    [14, 3],
  ])('are %d when the operator says %d, on every page that names them', async (shown, refund_days) => {
    await changeSettings(app, { refund_days });
    expect((await app.client().call(getSettings)).reply.refund_days).toBe(shown);
    const { buyer, order } = await buy();
    const checkout = await wordsAt(`/credits/${await packageOf(buyer.client, 100)}`, buyer);
    expect(checkout).toContain(`Nicht genutzte Credits kannst du ${shown} Tage lang zurückgeben`);
    expect(await wordsAt('/pricing', buyer)).toContain(`Nicht genutzte Credits kannst du ${shown} Tage lang zurückgeben`);
    expect(await wordsAt('/withdrawal', buyer)).toContain(orders.withdrawal.lead.replace(/\{days.*\}\} lang/, `${shown} Tage lang`));
    expect(await wordsAt('/pages/return-policy', buyer)).toContain(`binnen ${shown} Tagen ohne Angabe von Gründen`);
    const end = new Date(app.platform.clock.now().getTime() + shown * day * 1000);
    expect((await offerOf(buyer, order))?.until).toBe(endOfPeriod(dayIn('Europe/Berlin', end)));
    expect(await wordsAt(`/transactions/${order.id}`, buyer)).toMatch(
      /Du bekommst 19,90 € zurück\. Möglich bis (?:zum )?\d+\. \p{L}+ \d{4}/u,
    );
  });

  test('are as many for the button and for a withdrawal without login, and then over', async () => {
    await changeSettings(app, { refund_days: 30 });
    const [early, written, late] = [await buy(), await buy(), await buy()];
    await keepSessions(app);
    await advanceClock(app, 28 * day);
    expect((await giveBack(early.buyer, early.order)).status).toBe(200);
    const declared = { client_id: randomUUID(), name: 'Mara', order: written.order.number, email: written.buyer.email };
    expect((await app.client().call(declareWithdrawal, { body: declared })).status).toBe(200);
    await keepSessions(app);
    // Over a weekend and holidays, and the days in which it is still taken.
    await advanceClock(app, 16 * day);
    expect((await memberBalanceOf(app, written.buyer)).credits).toBe(0);
    expect(await offerOf(late.buyer, late.order)).toBeNull();
    expect((await giveBack(late.buyer, late.order)).error?.code).toBe('refund_unavailable');
    expect(await wordsAt(`/transactions/${late.order.id}`, late.buyer)).not.toContain('Möglich bis');
    await expectBooks(app);
  });

  // Regression: the invoice said another day than the offer once the operator gave fewer days.
  test('that the buyer was promised stay when the operator gives fewer later', async () => {
    await changeSettings(app, { refund_days: 30 });
    const { buyer, order } = await buy();
    await changeSettings(app, { refund_days: 14 });
    const later = await buy();
    await keepSessions(app);
    await advanceClock(app, 20 * day);
    expect(await offerOf(later.buyer, later.order)).toBeNull();
    expect((await giveBack(buyer, order)).status).toBe(200);
  });
});
