import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepSessions } from '#tests/support/money/accounts.ts';
import { buildMember } from '#tests/support/builders.ts';
import { eventually } from '#tests/support/eventually.ts';
import { decide, recordFrames, openOrder, referenceOf, stateOf, advanceClock, memberBalanceOf } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createSigner } from '#platform/server/secrets.ts';
import { getOrder } from '#features/orders/contract/endpoints.ts';
import { createWebhookSender } from './send-webhooks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ PAYMENT_PROVIDERS: 'sandbox' });
});
afterAll(() => app.close());

const openPage = (reference: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url: `/sandbox/pay/${reference}`, headers: { host: 'localhost', ...headers } });

describe('the sandbox page', () => {
  test('shows the purchase, says that it is a test page, and has no script', async () => {
    const { client } = await buildMember(app);
    const page = await openPage(referenceOf(await openOrder(client, 100, 'sepa_debit')));
    expect(page.statusCode).toBe(200);
    expect(page.body.replaceAll('\u00a0', ' ')).toContain('19,90 €');
    for (const part of [
      'lang="de"',
      'Testseite',
      'Emberleaf: 100 Credits',
      'SEPA-Lastschrift',
      'Bezahlen',
      'Ausstehend lassen',
      'Ablehnen',
    ])
      expect(page.body).toContain(part);
    expect(page.body).not.toMatch(/<script|\son\w+=|\sstyle=/);
    const csp = String(page.headers['content-security-policy']);
    expect(csp).toContain("default-src 'none'");
    expect(page.body).toContain(`<style nonce="${/'nonce-([\w-]+)'/.exec(csp)?.[1]}">`);
  });

  test('is English unless German is preferred; the cookie wins over the browser', async () => {
    const { client } = await buildMember(app);
    const reference = referenceOf(await openOrder(client));
    const languageFor = async (headers: Record<string, string>) => /lang="(\w+)"/.exec((await openPage(reference, headers)).body)?.[1];
    expect(await languageFor({ 'accept-language': 'de-AT,en;q=0.5' })).toBe('de');
    expect(await languageFor({ 'accept-language': 'sv,de;q=0.5' })).toBe('en');
    expect(await languageFor({ 'accept-language': 'de', cookie: 'locale=nl' })).toBe('en');
    expect(await languageFor({ 'accept-language': 'en', cookie: 'locale=de' })).toBe('de');
  });

  test('does not exist for an unknown payment', async () => {
    const { client } = await buildMember(app);
    const order = await openOrder(client);
    expect((await openPage('unknown')).statusCode).toBe(404);
    const response = await decide(app, { ...order, payment_url: '/sandbox/pay/unknown' }, 'paid');
    expect(response.statusCode).toBe(404);
  });

  test('rejects an unknown outcome', async () => {
    const { client } = await buildMember(app);
    const order = await openOrder(client);
    expect((await decide(app, order, 'stolen')).statusCode).toBe(400);
    expect((await decide(app, order, 'paid', -1)).statusCode).toBe(400);
    expect(await stateOf(client, order)).toBe('loading');
  });

  // Regression: when the server listened on a public address, anybody could see all payments and decide them.
  test('exists only for this machine, under a local host name and without a proxy', async () => {
    const { client } = await buildMember(app);
    const order = await openOrder(client);
    const page = `/sandbox/pay/${referenceOf(order)}`;
    const statusOf = async (url: string, from: { ip?: string; host?: string; headers?: Record<string, string> }, payload?: string) => {
      const { ip: remoteAddress = '127.0.0.1', host = 'localhost:3000', headers = {} } = from;
      const type = payload === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
      const method = payload === undefined ? 'GET' : 'POST';
      const sent = {
        method,
        url,
        remoteAddress,
        headers: { host, ...type, ...headers },
        ...(payload === undefined ? {} : { payload }),
      } as const;
      return (await app.server.inject(sent)).statusCode;
    };
    const strangers = [
      { ip: '192.168.1.7', host: '192.168.1.2:3000' },
      { ip: '192.168.1.7' },
      { headers: { 'x-forwarded-for': '127.0.0.1' } },
      { headers: { via: '1.1 proxy' } },
    ];
    for (const stranger of strangers) {
      expect([stranger, await statusOf(page, stranger), await statusOf('/sandbox/payments', stranger)]).toEqual([stranger, 404, 404]);
      expect([stranger, await statusOf(page, stranger, 'outcome=paid')]).toEqual([stranger, 404]);
    }
    expect(await stateOf(client, order)).toBe('loading');
    for (const own of [{}, { host: 'de.localhost' }, { ip: '::1', host: '[::1]:3000' }, { host: '127.0.0.1:4700' }])
      expect([own, await statusOf(page, own), await statusOf('/sandbox/payments', own)]).toEqual([own, 200, 200]);
    expect(await statusOf(page, {}, 'outcome=paid')).toBe(303);
    await eventually(async () => expect(await stateOf(client, order)).toBe('completed'));
  });

  test('does not exist in production', async () => {
    const production = await createTestApp({
      APP_ENV: 'production',
      SMTP_URL: 'smtp://localhost:1',
      MAIL_FROM: 'post@emberleaf.test',
      PUBLIC_URL: 'http://localhost',
    });
    const { statusCode } = await production.server.inject({ method: 'GET', url: '/sandbox/pay/anything' });
    const webhook = await production.client().raw('POST', '/api/payment-webhook.php?provider=sandbox', '{}');
    await production.close();
    expect([statusCode, webhook.status]).toEqual([404, 404]);
  });
});

describe('paying in the sandbox', () => {
  test('completes the order, books its credits once and makes the buyer premium', async () => {
    const buyer = await buildMember(app, { credits: 3 });
    const order = await openOrder(buyer.client, 100);
    const events = recordFrames(app, buyer);
    const response = await decide(app, order, 'paid');
    expect([response.statusCode, response.headers.location]).toEqual([303, `http://localhost/transactions/${order.id}`]);
    const { reply } = await buyer.client.call(getOrder, { query: { id: order.id } });
    expect(reply.order).toMatchObject({ state: 'completed', payment_url: null });
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 103, paid_user: true });
    // Each webhook was sent twice, with a late `pending` at the end.
    expect(events).toEqual([
      { type: 'order', data: { order: order.id, state: 'completed' } },
      { type: 'credits', data: { credits: 103, paid_user: true } },
    ]);
  });

  test('of a premium package books no credits and makes the buyer premium', async () => {
    const { db } = app.platform.database;
    const site = await app.features.sites.byHost('localhost');
    const prices = JSON.stringify({ EUR: 490 });
    await db.insertInto('packages').values({ site_id: site.id, kind: 'premium', credits: 0, prices, position: 9 }).execute();
    const buyer = await buildMember(app);
    const order = await openOrder(buyer.client, 0);
    await decide(app, order, 'paid');
    expect(await stateOf(buyer.client, order)).toBe('completed');
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 0, paid_user: true });
  });

  test('does not charge again 40 days later', async () => {
    const buyer = await buildMember(app);
    const order = await openOrder(buyer.client);
    await decide(app, order, 'paid');
    await keepSessions(app);
    await advanceClock(app, 40 * 24 * 3600);
    const { reply } = await buyer.client.call(getOrder, { query: { id: order.id } });
    expect(reply.order.state).toBe('completed');
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 100, paid_user: true });
  });

  test('with outcome declined fails the order and books nothing', async () => {
    const buyer = await buildMember(app);
    const order = await openOrder(buyer.client);
    const events = recordFrames(app, buyer);
    expect((await decide(app, order, 'declined')).statusCode).toBe(303);
    expect(await stateOf(buyer.client, order)).toBe('failed');
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 0, paid_user: false });
    expect(events).toEqual([{ type: 'order', data: { order: order.id, state: 'failed' } }]);
  });

  test('may be left pending and completed afterwards', async () => {
    const buyer = await buildMember(app);
    const order = await openOrder(buyer.client);
    await decide(app, order, 'pending');
    expect(await stateOf(buyer.client, order)).toBe('pending');
    expect((await memberBalanceOf(app, buyer)).credits).toBe(0);
    await decide(app, order, 'paid');
    expect(await stateOf(buyer.client, order)).toBe('completed');
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 100, paid_user: true });
  });

  test('is decided once: a later decision changes nothing', async () => {
    const buyer = await buildMember(app);
    const order = await openOrder(buyer.client);
    await decide(app, order, 'declined');
    expect((await decide(app, order, 'paid')).statusCode).toBe(303);
    expect(await stateOf(buyer.client, order)).toBe('failed');
    const page = await openPage(referenceOf(order));
    expect(page.body).toContain('abgelehnt');
    expect(page.body).not.toContain('<form');
  });

  test('on ten devices at the same time books once', async () => {
    const buyer = await buildMember(app);
    const order = await openOrder(buyer.client);
    await Promise.all(Array.from({ length: 10 }, () => decide(app, order, 'paid')));
    expect(await stateOf(buyer.client, order)).toBe('completed');
    expect((await memberBalanceOf(app, buyer)).credits).toBe(100);
  });

  test('completes the order by the webhook, not by the return to the site', async () => {
    const buyer = await buildMember(app);
    const order = await openOrder(buyer.client);
    const response = await decide(app, order, 'paid', 90);
    expect(response.statusCode).toBe(303);
    expect(await stateOf(buyer.client, order)).toBe('loading');
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 0, paid_user: false });
    await advanceClock(app, 60);
    expect(await stateOf(buyer.client, order)).toBe('loading');
    await advanceClock(app, 31);
    expect(await stateOf(buyer.client, order)).toBe('completed');
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 100, paid_user: true });
  });

  test('whose webhook was not received, because the server was killed, is reported again', async () => {
    const buyer = await buildMember(app);
    const order = await openOrder(buyer.client);
    await decide(app, order, 'paid', 60);
    const { clock, database, secret } = app.platform;
    clock.advance(61);
    const send = createWebhookSender({
      db: database.db,
      clock,
      signer: createSigner(secret, 'sandbox-webhook'),
      post: async () => Promise.reject(new Error('killed')),
    });
    await expect(send()).rejects.toThrow('killed');
    expect(await stateOf(buyer.client, order)).toBe('loading');
    await advanceClock(app, 2);
    expect(await stateOf(buyer.client, order)).toBe('completed');
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 100, paid_user: true });
  });
});
