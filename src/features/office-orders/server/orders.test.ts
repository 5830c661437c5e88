import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import { advanceClock, decide, openOrder, referenceOf, sendDecision, sendWebhook } from '#tests/support/money/shop.ts';
import { write } from '#tests/support/chat/chat.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getInvoices } from '#features/invoices/contract/endpoints.ts';
import { getHome } from '#features/staff/contract/log.ts';
import { askProvider, getOrders, getStory } from '../contract/endpoints.ts';

let app: TestApp;
let support: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  support = await buildStaff(app, { roles: [{ role: 'support', site: null }] });
});
afterAll(() => app.close());

async function buy() {
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client);
  await decide(app, order, 'paid');
  return { buyer, order };
}

const listOf = async (query: { q?: string; show?: 'hanging' | 'open' | 'paid' | 'failed' | 'refunded' | 'charged_back' } = {}) =>
  (await support.client.call(getOrders, { query })).reply;
const storyOf = async (id: number) => (await support.client.call(getStory, { query: { id } })).reply;

describe('the list of orders', () => {
  test('has those that hang first, the longest first, and then the newest', async () => {
    const { order: old } = await buy();
    const stuck = [];
    for (let n = 0; n < 2; n += 1) {
      const { client } = await buildMember(app);
      const order = await openOrder(client);
      await decide(app, order, 'pending');
      stuck.push(order);
    }
    const left = await openOrder((await buildMember(app)).client);
    await advanceClock(app, 20 * 60);
    const { order: newest } = await buy();
    const { orders, counts } = await listOf();
    const ids = orders.map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual([stuck[0]?.id, stuck[1]?.id, newest.id]);
    expect(ids).toContain(old.id);
    expect(orders.slice(0, 3).map(({ hangs }) => hangs)).toEqual(['undecided', 'undecided', null]);
    // A payment page that is still open does not hang: it fails by itself.
    expect(orders.find(({ id }) => id === left.id)?.hangs).toBeNull();
    expect(counts.hanging).toBe(2);
    expect((await listOf({ show: 'hanging' })).orders.map(({ id }) => id)).toEqual(stuck.map(({ id }) => id));
    const { waits } = (await support.client.call(getHome)).reply;
    expect(waits.find(({ kind }) => kind === 'orders')?.count).toBe(2);
    await Promise.all(stuck.map((order) => decide(app, order, 'declined')));
  });

  test('says why an order hangs whose provider has not answered, and leaves it out once it is resolved', async () => {
    const order = await openOrder((await buildMember(app)).client);
    const { db } = app.platform.database;
    await db.updateTable('orders').set({ provider_reference: null }).where('id', '=', order.id).execute();
    await db
      .updateTable('orders')
      .set(({ ref }) => ({ created_at: new Date(app.platform.clock.now().getTime() - 30 * 60_000), checked_at: ref('checked_at') }))
      .where('id', '=', order.id)
      .execute();
    expect((await listOf({ q: order.number })).orders).toMatchObject([{ id: order.id, hangs: 'no_answer' }]);
    await db.updateTable('orders').set({ state: 'failed', failed_at: app.platform.clock.now() }).where('id', '=', order.id).execute();
    expect((await listOf({ q: order.number })).orders).toMatchObject([{ hangs: null }]);
  });

  test('finds an order by its number and its invoice, and a member by id and address', async () => {
    const { buyer, order } = await buy();
    const other = await openOrder(buyer.client);
    const [invoice] = (await buyer.client.call(getInvoices)).reply.invoices;
    const found = async (q: string) => (await listOf({ q })).orders.map(({ id }) => id);
    expect(await found(order.number)).toEqual([order.id]);
    expect(await found(` ${order.number.toLowerCase()} `)).toEqual([order.id]);
    expect(await found(`E-${order.id}`)).toEqual([order.id]);
    expect(await found(String(order.id))).toContain(order.id);
    expect(await found(invoice?.number ?? '')).toEqual([order.id]);
    expect(await found(`M-${buyer.id}`)).toEqual([other.id, order.id]);
    expect(await found(buyer.email.toUpperCase())).toEqual([other.id, order.id]);
    for (const nothing of [
      `${order.number.slice(0, -1)}?`,
      'E-999999999999',
      'nobody@nowhere.test',
      'EL-DE-0000-1',
      "'; DROP TABLE orders --",
      '%',
    ])
      expect([nothing, await found(nothing)]).toEqual([nothing, []]);
  });

  test('shows what its filter says', async () => {
    const { order: paid } = await buy();
    const { order: back } = await buy();
    await decide(app, back, 'charged_back');
    const failed = await openOrder((await buildMember(app)).client);
    await decide(app, failed, 'declined');
    const shown = async (show: Parameters<typeof listOf>[0] & {}) => (await listOf(show)).orders.map(({ id }) => id);
    expect(await shown({ show: 'paid' })).toContain(paid.id);
    expect(await shown({ show: 'failed' })).toContain(failed.id);
    expect(await shown({ show: 'failed' })).not.toContain(paid.id);
    expect(await shown({ show: 'charged_back' })).toContain(back.id);
    expect(await shown({ show: 'charged_back' })).not.toContain(paid.id);
  });

  test('goes on page by page, each order once, whatever is bought meanwhile', async () => {
    const { buyer } = await buy();
    const { db } = app.platform.database;
    const [row] = await db.selectFrom('orders').selectAll().where('user_id', '=', buyer.id).execute();
    if (row === undefined) throw new Error('no order');
    const { id: _id, provider_reference: _reference, client_id: _client, ...same } = row;
    for (let n = 0; n < 120; n += 1)
      await db
        .insertInto('orders')
        .values({ ...same, client_id: crypto.randomUUID(), state: 'failed', failed_at: same.created_at })
        .execute();
    const ids: number[] = [];
    let after: string | undefined;
    for (;;) {
      const { orders, next } = (
        await support.client.call(getOrders, { query: { q: `M-${buyer.id}`, ...(after !== undefined && { after }) } })
      ).reply;
      expect(orders.length).toBeLessThanOrEqual(50);
      ids.push(...orders.map(({ id }) => id));
      await openOrder(buyer.client).catch(() => null);
      if (next === null) break;
      after = next;
    }
    expect(new Set(ids).size).toBe(121);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  test('refuses what is no page and no filter', async () => {
    const ask = (query: string) => support.client.raw('GET', `/api/admin/orders.php?${query}`);
    for (const query of ['after=x', 'after=1.2.3', 'after=1.1', 'show=none', `q=${'x'.repeat(400)}`, `after=${'9'.repeat(20)}.1.1`])
      expect([query, (await ask(query)).status]).toEqual([query, 400]);
  });
});

describe('the story of an order', () => {
  test('has the webhooks that were used, and why the others were ignored', async () => {
    const { buyer, order } = await buy();
    await write(buyer, await buildMember(app, { session: false }));
    await advanceClock(app, 60);
    await sendWebhook(app, { id: 'evt_again', reference: referenceOf(order), kind: 'paid' });
    await sendWebhook(app, { id: 'evt_other', reference: referenceOf(order), kind: 'paid', details: { amount: 1 } });
    const { order: details, story, webhooks, bookings, invoices, mails, offer } = await storyOf(order.id);
    expect(details).toMatchObject({ number: order.number, state: 'completed', member: { id: buyer.id }, vat: { rate: 19 } });
    // The sandbox sends each webhook twice, and "pending" after "paid".
    expect(webhooks.map(({ kind, used, use, repeats }) => [kind, used, use, repeats > 0])).toEqual([
      ['paid', true, 'used', true],
      ['pending', false, 'late', true],
      ['paid', false, 'known', false],
      ['paid', false, 'finding', false],
    ]);
    const kinds = story.map(({ kind }) => kind);
    for (const kind of [
      'intent',
      'payment_opened',
      'completed',
      'invoice',
      'webhook_repeated',
      'message',
      'mail_confirmation',
      'difference',
    ])
      expect(kinds).toContain(kind);
    expect(story.map(({ at }) => at)).toEqual(story.map(({ at }) => at).toSorted());
    for (const { entries } of bookings) expect(entries.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
    expect(bookings.map(({ kind }) => kind)).toContain('sale');
    expect([invoices.length, mails.map(({ kind }) => kind)]).toEqual([1, ['order_confirmation']]);
    expect(offer).toMatchObject({ left: 99, amount: { amount: 1970, currency: 'EUR' }, second_person: true, limit: { amount: 5000 } });
  });

  test('has the deadline of a chargeback, its reason and the page of the provider', async () => {
    const { order } = await buy();
    expect((await storyOf(order.id)).chargeback).toBeNull();
    await decide(app, order, 'charged_back');
    const now = app.platform.clock.now().getTime();
    const { chargeback, order: details } = await storyOf(order.id);
    expect(chargeback).toMatchObject({ state: 'open', amount: { amount: 1990 }, reason: 'fraudulent' });
    expect(chargeback?.url).toContain(referenceOf(order));
    expect(Math.round((Date.parse(chargeback?.deadline ?? '') - now) / 86_400_000)).toBe(7);
    expect(details.returned).toBe('chargeback');
    await decide(app, order, 'reversed');
    expect((await storyOf(order.id)).chargeback).toMatchObject({ state: 'reversed', owed: { amount: 0 } });
  });

  test('has both sums of a chargeback of a part: what was taken, and what is still there', async () => {
    const { order } = await buy();
    await sendWebhook(app, { reference: referenceOf(order), kind: 'charged_back', details: { amount: 500 } });
    expect((await storyOf(order.id)).chargeback).toMatchObject({ amount: { amount: 500 }, kept: { amount: 1490, currency: 'EUR' } });
    const { order: whole } = await buy();
    await decide(app, whole, 'charged_back');
    expect((await storyOf(whole.id)).chargeback?.kept.amount).toBe(0);
  });

  test('is that of an order of the site alone', async () => {
    const { order } = await buy();
    const elsewhere = (await app.features.sites.byHost('de.localhost')).id;
    for (const query of [`id=${order.id}&site=${elsewhere}`, 'id=999999999', 'id=9007199254740991'])
      expect([query, (await support.client.raw('GET', `/api/admin/order.php?${query}`)).status]).toEqual([query, 404]);
    for (const query of ['', 'id=', 'id=x', 'id=0', 'id=-1', 'id=1.5', `id=${order.number}`])
      expect([query, (await support.client.raw('GET', `/api/admin/order.php?${query}`)).status]).toEqual([query, 400]);
  });
});

describe('asking the provider', () => {
  test('resolves an order whose webhook was lost, and stands in the log', async () => {
    const buyer = await buildMember(app);
    const order = await openOrder(buyer.client);
    await sendDecision(app, referenceOf(order), { outcome: 'paid', delivery: 'lost' });
    const ask = () => support.client.call(askProvider, { body: { order: order.id } });
    expect((await storyOf(order.id)).order).toMatchObject({ state: 'loading', askable: true });
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.filter(({ reply }) => reply.changed)).toHaveLength(1);
    expect((await storyOf(order.id)).order).toMatchObject({ state: 'completed', askable: false });
    expect((await ask()).reply).toEqual({ state: 'completed', changed: false });
    const { db } = app.platform.database;
    const rows = await db.selectFrom('staff_log').select(['what', 'subject']).where('subject', '=', order.number).execute();
    expect(rows).toHaveLength(11);
  });

  test('says that it did not answer, and changes nothing', async () => {
    const order = await openOrder((await buildMember(app)).client);
    const { db } = app.platform.database;
    await db.updateTable('orders').set({ provider: 'gone' }).where('id', '=', order.id).execute();
    expect((await support.client.call(askProvider, { body: { order: order.id } })).error?.code).toBe('provider_gone');
    for (const body of [{}, { order: 'x' }, { order: order.id, also: 1 }, { order: null }])
      expect((await support.client.raw('POST', '/api/admin/ask-provider.php', body)).status).toBe(400);
    expect((await support.client.call(askProvider, { body: { order: 987_654_321 } })).status).toBe(404);
  });
});
