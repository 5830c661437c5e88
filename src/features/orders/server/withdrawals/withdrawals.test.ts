import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';
import { transact } from '#platform/server/db/transact.ts';
import { keepSessions } from '#tests/support/money/accounts.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { write } from '#tests/support/chat/chat.ts';
import { mailsTo, settledMailsTo } from '#tests/support/mails.ts';
import { advanceClock, openOrder, referenceOf, sendWebhook, memberBalanceOf } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { getRefund } from '../../contract/endpoints.ts';
import { eraseOrders } from '../order/erase-orders-repo.ts';
import { confirmDeclaration, declareWithdrawal, denyDeclaration, getDeclaration } from '../../contract/withdrawal.ts';

const day = 24 * 3600;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Form = BodyOf<typeof declareWithdrawal>;
const formOf = (overrides: Partial<Form> = {}): Form => ({
  client_id: randomUUID(),
  name: 'Jonas Albrecht',
  order: 'E-10482-7K2M',
  email: `${randomUUID()}@withdrawal.test`,
  ...overrides,
});
const declare = (form: Form, client: TestClient = app.client()) => client.call(declareWithdrawal, { body: form });
const stored = (email: string) =>
  app.platform.database.db.selectFrom('withdrawals').selectAll().where('email', '=', email.toLowerCase()).execute();
const supportMails = async () => {
  const { settings } = await app.features.sites.byHost('localhost');
  return settledMailsTo(app, settings.support_email);
};

async function bought() {
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client, 100);
  await sendWebhook(app, { reference: referenceOf(order), kind: 'paid' });
  return { buyer, order, email: buyer.email };
}
const refundsOf = async ({ client }: BuiltMember, id: number) => (await client.call(getRefund, { query: { id } })).reply.refunds;

/** The token of the newest such link. */
async function linkIn(email: string): Promise<string> {
  const mails = await settledMailsTo(app, email);
  // Next to it is the link that confirms the order.
  const links = mails.flatMap((mail) => mail.links);
  const token = links.map((link) => new URL(link).pathname).find((path) => path.startsWith('/withdrawal/'));
  if (token === undefined) throw new Error(`${email} got no link`);
  return token.slice('/withdrawal/'.length);
}
const press = (endpoint: typeof confirmDeclaration | typeof denyDeclaration, token: string) =>
  app.client().call(endpoint, { body: { token } });
const stateOf = async (token: string) => (await app.client().call(getDeclaration, { query: { token } })).reply.state;

describe('a withdrawal without a login', () => {
  test('with a whole order number is paid back once the link in its receipt is clicked', async () => {
    const { buyer, order, email } = await bought();
    await write(buyer, await buildMember(app));
    const { status, reply } = await declare(
      formOf({ order: `\u200BNr.\u00A0${order.number.replaceAll('-', '\u2011')}\u00AD`, email: ` ${email.toUpperCase()} ` }),
    );
    expect([status, reply]).toEqual([
      200,
      { number: expect.stringMatching(/^W-[0-9A-Z]{4}-[0-9A-Z]{4}$/), received_at: expect.stringMatching(/^\d{4}-.+Z$/) },
    ]);
    await advanceClock(app, 60);
    expect((await memberBalanceOf(app, buyer)).credits).toBe(99);
    const token = await linkIn(email);
    expect(await stateOf(token)).toBe('open');
    expect((await press(confirmDeclaration, token)).status).toBe(200);
    expect(await stateOf(token)).toBe('confirmed');
    await advanceClock(app, 60);
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 0, paid_user: false });
    expect(await refundsOf(buyer, order.id)).toMatchObject([{ amount: { amount: 1970 } }]);
    expect(await stored(email)).toMatchObject([{ order_id: order.id, user_id: buyer.id, outcome: 'refunded' }]);
    // Regression: nobody was told the outcome.
    expect((await settledMailsTo(app, email))[0]?.text).toContain('19,70');
    expect(await stateOf(token)).toBe('ended');
    await expectBooks(app);
  });

  // Regression: up to ten numbers of a text were tried for anybody who knew an address, which refunded strangers' purchases.
  test('is not matched automatically without the random part of the number', async () => {
    const { buyer, order, email } = await bought();
    const texts = [order.id, `E-${order.id}`, `${order.id - 1} ${order.id}`, `E-${order.id}-0000`, `${order.number}, E-1-7K2M`];
    for (const text of texts) await declare(formOf({ order: String(text), email }));
    await advanceClock(app, 2 * day);
    expect((await stored(email)).map(({ order_id, outcome }) => [order_id, outcome])).toEqual(texts.map(() => [null, null]));
    expect((await memberBalanceOf(app, buyer)).credits).toBe(100);
  });

  test('from another address waits a day, in which the account’s own address can say that it was somebody else', async () => {
    const [denied, silent] = [await bought(), await bought()];
    const forms = [formOf({ order: denied.order.number }), formOf({ order: silent.order.number })] as const;
    for (const form of forms) {
      await declare(form);
      // A declarer who knows the number cannot shorten the day with an address of their own.
      await press(confirmDeclaration, await linkIn(form.email));
    }
    await advanceClock(app, 3600);
    expect((await memberBalanceOf(app, silent.buyer)).credits).toBe(100);
    const token = await linkIn(denied.email);
    expect((await app.client().call(getDeclaration, { query: { token } })).reply).toMatchObject({ owner: true, state: 'confirmed' });
    await press(denyDeclaration, token);
    await advanceClock(app, day);
    expect(await stored(forms[0].email)).toMatchObject([{ outcome: 'denied' }]);
    expect((await memberBalanceOf(app, denied.buyer)).credits).toBe(100);
    expect(await stored(forms[1].email)).toMatchObject([{ outcome: 'refunded' }]);
    expect((await memberBalanceOf(app, silent.buyer)).credits).toBe(0);
    // Only the account's own address gets the sum.
    expect((await settledMailsTo(app, silent.email))[0]?.text).toContain('19,90');
    expect((await settledMailsTo(app, forms[1].email))[0]?.text).not.toContain('19,90');
    await expectBooks(app);
  });

  // Regression: five arbitrary declarations delayed the receipt by a day, and with it the only notice to the buyer.
  test('with the account’s own address notifies it in time, however many receipts wait', async () => {
    const { buyer, order, email } = await bought();
    for (let n = 0; n < 5; n += 1) await declare(formOf({ email, order: `nothing ${n}` }));
    await declare(formOf({ email, order: order.number }));
    const real = async () => (await stored(email)).find(({ order_id }) => order_id === order.id);
    expect((await real())?.receipt_sent_at).toBeNull();
    const token = await linkIn(email);
    expect((await app.client().call(getDeclaration, { query: { token } })).reply).toMatchObject({ owner: true, state: 'open' });
    await press(denyDeclaration, token);
    await advanceClock(app, 2 * day);
    expect((await stored(email)).map(({ outcome }) => outcome).filter((outcome) => outcome !== null)).toEqual(['denied']);
    expect((await memberBalanceOf(app, buyer)).credits).toBe(100);
  });

  test('with a mistyped address is not ended by the owner of that address, but left to a person', async () => {
    const { order } = await bought();
    const form = formOf({ order: order.number });
    await declare(form);
    await press(denyDeclaration, await linkIn(form.email));
    expect(await stored(form.email)).toMatchObject([{ order_id: null, outcome: null, outcome_reason: 'not_mine' }]);
  });

  test('is answered the same, also by mail, whether the order exists or not', async () => {
    const { order, email } = await bought();
    const forms = [formOf({ order: order.number, email }), formOf({ order: 'E-1-7K2M' }), formOf({ order: 'the big one' })];
    const responses = await Promise.all(forms.map((form) => declare(form)));
    expect(new Set(responses.map(({ status, reply }) => `${status} ${Object.keys(reply).join()}`)).size).toBe(1);
    const tokens = await Promise.all(forms.map(({ email: to }) => linkIn(to)));
    const subjects = await Promise.all(
      forms.map(async (form, n) => (await mailsTo(app, form.email))[0]?.subject.replace(responses[n]?.reply.number ?? '', '')),
    );
    expect(new Set(subjects).size).toBe(1);
    for (const token of tokens) await press(confirmDeclaration, token);
    expect(await Promise.all(tokens.map(stateOf))).toEqual(['confirmed', 'confirmed', 'confirmed']);
    for (const wrong of ['', 'W-7K2M-9QXA-d-x', tokens[0]?.replace('-d-', '-o-') ?? ''])
      expect((await press(denyDeclaration, wrong)).status).toBe(410);
  });

  test('is the same when sent again or in parallel, and one mail', async () => {
    const form = formOf();
    const again = { ...form, client_id: randomUUID() };
    const responses = await Promise.all([form, form, again, again, form].map((each) => declare(each)));
    expect(new Set(responses.map(({ reply }) => reply.number)).size).toBe(1);
    expect(await stored(form.email)).toHaveLength(1);
    expect(await settledMailsTo(app, form.email)).toHaveLength(1);
  });

  test('is confirmed with its words and the time to the second, in each language', async () => {
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

  test('counts from its receipt, some days longer than is shown; later ones end with a reason', async () => {
    const [early, late] = [await bought(), await bought()];
    await advanceClock(app, 13 * day);
    await declare(formOf({ order: early.order.number, email: early.email }));
    // Up to 4 days until a working day, and 4 days of grace.
    await advanceClock(app, 11 * day);
    await declare(formOf({ order: late.order.number, email: late.email }));
    await advanceClock(app, day + 60);
    expect(await stored(early.email)).toMatchObject([{ outcome: 'refunded' }]);
    expect(await stored(late.email)).toMatchObject([{ outcome: 'nothing_left', outcome_reason: 'late' }]);
    expect((await memberBalanceOf(app, late.buyer)).credits).toBe(100);
    expect((await settledMailsTo(app, late.email))[0]?.text).toContain('Frist');
    await expectBooks(app);
  });

  test('with missing, wrong or huge fields is refused; all from one address are stored, with a limited number of receipts a day', async () => {
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
    // Regression: the sixth was refused, though each one must be accepted.
    for (let n = 0; n < 6; n += 1) expect((await declare({ ...form, client_id: randomUUID(), order: `nothing ${n}` })).status).toBe(200);
    expect(await stored(form.email)).toHaveLength(6);
    expect(await settledMailsTo(app, form.email)).toHaveLength(5);
    await advanceClock(app, 2 * day);
    expect(await settledMailsTo(app, form.email)).toHaveLength(6);
  });

  // Regression: only the oldest hundred were read, so that many to one address blocked the receipts of all others.
  test('gets its receipt although more than a hundred of another address wait', async () => {
    const flooded = formOf();
    for (let n = 0; n < 7; n += 1) await declare(formOf({ email: flooded.email, order: `nothing ${n}` }));
    const { db } = app.platform.database;
    const row = (await stored(flooded.email)).find(({ receipt_sent_at }) => receipt_sent_at === null);
    if (row === undefined) throw new Error('none waits');
    const { id, ...rest } = row;
    const copies = Array.from({ length: 100 }, (_, n) => ({ ...rest, number: `W-TEST-${n}`, client_id: randomUUID() }));
    await db.insertInto('withdrawals').values(copies).execute();
    const other = formOf();
    await declare(other);
    await db.updateTable('withdrawals').set({ receipt_sent_at: null }).where('email', '=', other.email).execute();
    await advanceClock(app, 60);
    expect((await stored(other.email))[0]?.receipt_sent_at).not.toBeNull();
    expect((await stored(flooded.email)).filter(({ receipt_sent_at }) => receipt_sent_at !== null)).toHaveLength(5);
    await db.deleteFrom('withdrawals').where('email', '=', flooded.email).where('id', '<>', id).execute();
  });

  test('is not matched from a network that has written wrong numbers, counted over all addresses', async () => {
    const { order, email } = await bought();
    const client = app.client({ ip: '198.51.100.7' });
    for (let n = 0; n < 5; n += 1) await declare(formOf({ order: `E-${order.id}-000${n}` }), client);
    await declare(formOf({ order: order.number, email }), client);
    expect(await stored(email)).toMatchObject([{ order_id: null }]);
    const other = formOf({ order: order.number });
    await declare(other, app.client({ ip: '198.51.100.8' }));
    expect(await stored(other.email)).toMatchObject([{ order_id: order.id }]);
  });
});

describe('a member who is logged in', () => {
  test('withdraws from their own order at once, also with its plain number or another address, and their own address is notified', async () => {
    const { buyer, order, email } = await bought();
    const form = formOf({ order: String(order.id) });
    await declare(form, buyer.client);
    await advanceClock(app, 60);
    expect(await stored(form.email)).toMatchObject([{ outcome: 'refunded', user_id: buyer.id }]);
    expect((await settledMailsTo(app, email)).some(({ text }) => text.includes('eingeloggt'))).toBe(true);
  });

  test('needs no number for their only purchase', async () => {
    const { buyer, order, email } = await bought();
    await declare(formOf({ order: 'Credits, gestern gekauft', email }), buyer.client);
    expect(await stored(email)).toMatchObject([{ order_id: order.id }]);
  });
});

// Regression: it lost its words with the account and stayed open for ever.
test('an unmatched withdrawal ends when its account is erased', async () => {
  const { client, id } = await buildMember(app);
  const { number } = (await declare(formOf({ order: 'something' }), client)).reply;
  const { db } = app.platform.database;
  await transact(db, (tx) => eraseOrders(tx, id, app.platform.clock.now()));
  const row = await db.selectFrom('withdrawals').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ name: '', email: '', user_id: null, outcome: 'noted' });
  expect(row.ended_at).not.toBeNull();
});

// Regression: it ended as `nothing_left`, and we kept the payment that arrived later.
test('a withdrawal before the payment is paid back as soon as the payment arrives, also for an order that had failed', async () => {
  const buyer = await buildMember(app);
  for (const before of ['pending', 'declined'] as const) {
    const order = await openOrder(buyer.client, 100);
    await sendWebhook(app, { reference: referenceOf(order), kind: before });
    const form = formOf({ order: order.number });
    await declare(form, buyer.client);
    await advanceClock(app, 60);
    expect((await stored(form.email))[0]?.outcome).toBe(before === 'pending' ? null : 'not_paid');
    await sendWebhook(app, { reference: referenceOf(order), kind: 'paid' });
    await advanceClock(app, 60);
    expect(await stored(form.email)).toMatchObject([{ outcome: 'refunded' }]);
    expect(await refundsOf(buyer, order.id)).toMatchObject([{ amount: { amount: 1990 } }]);
  }
  await expectBooks(app);
});

// Regression: it was stored and nobody saw it again.
test('a withdrawal that no program can match is mailed to the operator at once, on days 3 and 10, and finished by a person', async () => {
  const { buyer, order } = await bought();
  const [meant, wrong] = [formOf({ order: '40 Credits, gekauft heute' }), formOf({ order: 'something' })];
  const numbers = [(await declare(meant)).reply.number, (await declare(wrong)).reply.number] as const;
  const mailed = async () => (await supportMails()).filter(({ text }) => text.includes(numbers[0])).length;
  const { withdrawals, openTasks } = app.features;
  const open = async () => (await openTasks()).find(({ name }) => name === 'withdrawals')?.items.map(({ subject }) => subject) ?? [];
  expect(await open()).toEqual(expect.arrayContaining([...numbers]));
  for (const [seconds, mails] of [
    [60, 1],
    [2 * day, 1],
    [day, 2],
    [6 * day, 2],
    [day, 3],
    [day, 3],
  ] as const) {
    await keepSessions(app);
    await advanceClock(app, seconds);
    expect(await mailed()).toBe(mails);
  }
  expect(await withdrawals.match(numbers[0], 'E-999999')).toMatchObject({ ok: false, code: 'order_unknown' });
  expect(await withdrawals.match('W-0000-0000', order.number)).toMatchObject({ ok: false, code: 'withdrawal_unknown' });
  expect(await withdrawals.end(numbers[1], ' ')).toMatchObject({ ok: false, code: 'reason_needed' });
  expect((await withdrawals.match(numbers[0], `E-${order.id}`)).ok).toBe(true);
  expect((await withdrawals.end(numbers[1], 'Dazu finden wir keinen Kauf.')).ok).toBe(true);
  await advanceClock(app, 60);
  expect(await stored(meant.email)).toMatchObject([{ outcome: 'refunded', order_id: order.id }]);
  expect((await memberBalanceOf(app, buyer)).credits).toBe(0);
  expect(await stored(wrong.email)).toMatchObject([{ outcome: 'rejected' }]);
  expect((await settledMailsTo(app, wrong.email))[0]?.text).toContain('Dazu finden wir keinen Kauf.');
  expect(await open()).not.toContain(numbers[0]);
  expect(await open()).not.toContain(numbers[1]);
  await expectBooks(app);
});
