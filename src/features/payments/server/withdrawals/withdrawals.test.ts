import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';
import { expectBooks } from '#tests/support/books.ts';
import { buildMember } from '#tests/support/builders.ts';
import { write } from '#tests/support/chat.ts';
import { mailsTo, settledMailsTo } from '#tests/support/mails.ts';
import { advanceClock, openOrder, referenceOf, sendWebhook, walletOf } from '#tests/support/shop.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { findUser } from '#features/account/server/index.ts';
import { getRefund } from '../../contract/endpoints.ts';
import { declareWithdrawal } from '../../contract/withdrawal.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Form = BodyOf<typeof declareWithdrawal>;
const formOf = (overrides: Partial<Form> = {}): Form => ({
  client_id: randomUUID(),
  name: 'Jonas Albrecht',
  order: 'E-10482',
  email: `${randomUUID()}@withdrawal.test`,
  ...overrides,
});
const declare = (form: Form, client: TestClient = app.client()) => client.call(declareWithdrawal, { body: form });
const stored = (email: string) =>
  app.platform.database.db.selectFrom('withdrawals').selectAll().where('email', '=', email.toLowerCase()).execute();

async function bought() {
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client, 100);
  await sendWebhook(app, { reference: referenceOf(order), kind: 'paid' });
  const user = await findUser(app.platform.database.db, buyer.id);
  return { buyer, order, email: user?.email ?? '' };
}

describe('a withdrawal without an account', () => {
  test('of an order that is found is paid back to its buyer, from what is left', async () => {
    const { buyer, order, email } = await bought();
    await write(buyer, await buildMember(app));
    const { status, reply } = await declare(formOf({ order: `Nr. ${order.id}`, email: ` ${email.toUpperCase()} ` }));
    expect([status, reply]).toEqual([
      200,
      { number: expect.stringMatching(/^W-[0-9A-Z]{4}-[0-9A-Z]{4}$/), received_at: expect.stringMatching(/^\d{4}-.+Z$/) },
    ]);
    // The job does it, so that the answer does not take longer.
    expect((await walletOf(app, buyer)).credits).toBe(99);
    await advanceClock(app, 60);
    expect(await walletOf(app, buyer)).toEqual({ credits: 0, paid_user: false });
    const refunds = async () => (await buyer.client.call(getRefund, { query: { id: order.id } })).reply.refunds;
    expect(await refunds()).toMatchObject([{ amount: { amount: 1970 } }]);
    await advanceClock(app, 60);
    expect(await refunds()).toMatchObject([{ state: 'done' }]);
    expect(await stored(email)).toMatchObject([{ order_id: order.id, user_id: buyer.id, outcome: 'refunded' }]);
    await expectBooks(app);
  });

  test('is answered the same, also by mail, whether the order exists or not', async () => {
    const { order, email } = await bought();
    const foreign = formOf({ order: String(order.id) });
    const forms = [
      formOf({ order: String(order.id), email }),
      foreign,
      formOf({ order: '999999999999999' }),
      formOf({ order: 'the big one' }),
    ];
    const answers = await Promise.all(forms.map((form) => declare(form)));
    expect(new Set(answers.map(({ status, reply }) => `${status} ${Object.keys(reply).join()}`)).size).toBe(1);
    const subjects = await Promise.all(
      forms.map(async (form, n) => (await mailsTo(app, form.email))[0]?.subject.replace(answers[n]?.reply.number ?? '', '')),
    );
    expect(new Set(subjects).size).toBe(1);
    await advanceClock(app, 60);
    expect(await stored(foreign.email)).toMatchObject([{ order_id: null, outcome: null }]);
    expect(await stored(email)).toMatchObject([{ outcome: 'refunded' }]);
  });

  test('is the same when sent again or in parallel, and one mail', async () => {
    const form = formOf();
    const again = { ...form, client_id: randomUUID() };
    const answers = await Promise.all([form, form, again, again, form].map((each) => declare(each)));
    expect(new Set(answers.map(({ reply }) => reply.number)).size).toBe(1);
    expect(await stored(form.email)).toHaveLength(1);
    expect(await settledMailsTo(app, form.email)).toHaveLength(1);
  });

  test('is confirmed with its words and the second, in each language', async () => {
    for (const language of languages) {
      const client = app.client();
      client.cookies.set('locale', language);
      const form = formOf({ name: 'Jonas evil.example', order: 'http://evil.example/10482' });
      const { reply } = await declare(form, client);
      const [mail] = await mailsTo(app, form.email);
      expect(mail?.subject).toContain(reply.number);
      expect(mail?.text).toContain('10482');
      expect(mail?.text).not.toContain('evil.example');
      expect(mail?.text).toMatch(/\d{1,2}[:.]\d\d[:.]\d\d/);
      expect((await stored(form.email))[0]?.language).toBe(language);
    }
  });

  test('counts from when it was received: after the last day nothing is paid back', async () => {
    const [early, late] = [await bought(), await bought()];
    await advanceClock(app, 13 * 24 * 3600);
    await declare(formOf({ order: String(early.order.id), email: early.email }));
    await advanceClock(app, 3 * 24 * 3600);
    await declare(formOf({ order: String(late.order.id), email: late.email }));
    await advanceClock(app, 60);
    expect(await stored(early.email)).toMatchObject([{ outcome: 'refunded' }]);
    expect(await stored(late.email)).toMatchObject([{ outcome: 'nothing_left' }]);
    expect((await walletOf(app, late.buyer)).credits).toBe(100);
    await expectBooks(app);
  });

  test('with missing, wrong or huge fields is refused, and so is a flood for one address', async () => {
    const form = formOf();
    for (const [change, code] of [
      [{ name: '  ' }, 'name_required'],
      [{ order: '\u200b' }, 'order_required'],
      [{ email: 'jonas@example' }, 'invalid_email'],
      [{ name: 'x'.repeat(401) }, 'invalid_request'],
      [{ client_id: 'x' }, 'invalid_request'],
    ] as const)
      expect((await declare({ ...form, ...change })).error?.code).toBe(code);
    expect(await stored(form.email)).toEqual([]);
    const flood = [];
    for (let n = 0; n < 6; n += 1) flood.push((await declare({ ...form, client_id: randomUUID(), order: `${n}` })).status);
    expect(flood).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

test('a member withdraws from an own order also with another address', async () => {
  const { buyer, order } = await bought();
  const form = formOf({ order: String(order.id) });
  await declare(form, buyer.client);
  await advanceClock(app, 60);
  expect(await stored(form.email)).toMatchObject([{ outcome: 'refunded', user_id: buyer.id }]);
});
