import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { messages as site } from '#app/messages/de.ts';
import { messages as orders } from '#features/orders/messages/de.ts';
import { buildMember } from '#tests/support/builders.ts';
import { settledMailsTo } from '#tests/support/mails.ts';
import { advanceClock, openOrder, referenceOf, sendWebhook, memberBalanceOf } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
});
afterAll(() => app.close());

const headers = { host: 'localhost', 'accept-language': 'de' };
const page = async (url: string) => (await app.server.inject({ url, headers })).body;
const send = (url: string, fields: Record<string, string>) =>
  app.server.inject({
    method: 'POST',
    url,
    headers: { ...headers, origin: 'http://localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

// Regression: without script the form did nothing.
test('a purchase is withdrawn from, and confirmed by the mailed link, without script', async () => {
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client, 100);
  await sendWebhook(app, { reference: referenceOf(order), kind: 'paid' });

  expect(await page('/withdrawal')).toContain(orders.withdrawal.confirm);
  const refused = await send('/withdrawal', { name: 'Jonas', order: '', email: buyer.email });
  expect([refused.statusCode, refused.body.includes(orders.errors.order_required)]).toEqual([400, true]);
  const sent = await send('/withdrawal', { name: 'Jonas', order: order.number, email: buyer.email });
  expect(sent.statusCode).toBe(303);
  expect(await page(String(sent.headers.location))).toContain(orders.withdrawal.doneTitle);

  const [mail] = await settledMailsTo(app, buyer.email);
  const link = mail?.links.map((one) => new URL(one).pathname).find((path) => path.startsWith('/withdrawal/')) ?? '';
  // Opening it changes nothing: mail scanners do.
  expect(await page(link)).toContain(orders.withdrawal.notMe);
  await advanceClock(app, 60);
  expect((await memberBalanceOf(app, buyer)).credits).toBe(100);
  const pressed = await send(link, { confirm: 'yes' });
  expect(pressed.statusCode).toBe(303);
  expect(await page(String(pressed.headers.location))).toContain(orders.withdrawal.linkConfirmed);
  await advanceClock(app, 60);
  expect((await memberBalanceOf(app, buyer)).credits).toBe(0);
  expect((await app.server.inject({ url: `${link}x`, headers })).statusCode).toBe(410);
});

// Regression: the button to cancel was shown only where premium for some days is sold.
test('each page names both functions, on every site', async () => {
  const body = await page('/');
  expect(body).toContain(site.footer.withdrawal);
  expect(body).toContain(site.footer.cancellation);
  expect(await page('/cancellation')).toContain(orders.cancellation.confirm);
});
