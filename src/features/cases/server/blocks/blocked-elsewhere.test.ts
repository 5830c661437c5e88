import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmMailChange, requestMailChange } from '#features/account-settings/contract/endpoints.ts';
import { getUser } from '#features/account/contract/endpoints.ts';
import { sendMessage } from '#features/chat/contract/endpoints.ts';
import { sendImage } from '../evidence/testing/reported.ts';
import { createOrder } from '#features/orders/contract/endpoints.ts';
import { startConsentVersion } from '#features/orders/contract/terms.ts';
import { type BuiltMember, buildMember, builtPassword } from '#tests/support/builders.ts';
import { caseAbout, decided, reportMember } from '#tests/support/deciding.ts';
import { eventually } from '#tests/support/eventually.ts';
import { settledMailsTo, tokenFor } from '#tests/support/mails.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { newIban, payByDebit } from '#tests/support/money/debits.ts';
import { memberBalanceOf, openOrder, packageOf, referenceOf, sendWebhook } from '#tests/support/money/shop.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { buildStaff, type BuiltStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { putBlock } from '../../contract/block-endpoints.ts';
import { createOpenCase } from '../queue/open-case.ts';
import { casesAbout, wordsOfCaseAbout } from '../queue/testing/cases.ts';
import { holdBlockedPayments, releaseBlockedPayments } from '../queue/testing/hold-blocked-payments.ts';
import { refuseBlockedPayments } from './refuse-blocked-payments.ts';

let app: TestApp;
let staff: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  staff = await buildStaff(app);
});

const block = (kind: 'mail_domain' | 'photo_hash', value: string, effect: 'refuse' | 'review') =>
  staff.client.call(putBlock, { body: { kind, value, effect, reason: 'Betrug' } });
const change = ({ client }: BuiltMember, email: string) => client.call(requestMailChange, { body: { email, password: builtPassword } });

describe('another mail address', () => {
  test('of a blocked provider is refused, and counted', async () => {
    await block('mail_domain', 'trash.example', 'refuse');
    const member = await buildMember(app);
    const { status, error } = await change(member, `${randomUUID()}@mx.trash.example`);
    expect([status, error?.code, error?.params['field']]).toEqual([403, 'mail_domain_blocked', 'email']);
    const { rows } = await app.platform.database.pool.query(`SELECT hits FROM advance_blocks WHERE value = 'trash.example'`);
    expect(rows).toEqual([{ hits: 1 }]);
    expect((await change(member, `${randomUUID()}@good.example`)).status).toBe(200);
  });

  test('of a provider to be looked at opens a case when it is confirmed', async () => {
    await block('mail_domain', 'odd.example', 'review');
    const member = await buildMember(app);
    const email = `${randomUUID()}@odd.example`;
    expect((await change(member, email)).status).toBe(200);
    const token = await tokenFor(app, email);
    expect(await casesAbout(app, member)).toEqual([]);
    expect((await app.client().call(confirmMailChange, { body: { token } })).status).toBe(200);
    expect(await casesAbout(app, member)).toMatchObject([{ kind: 'report', state: 'open' }]);
  });
});

test('a picture in a chat that is to be looked at opens a case with its message', async () => {
  const [from, to, uploader] = [
    await buildMember(app, { credits: 500, paid_user: true, gender: 'man', search_gender: ['woman'] }),
    await buildMember(app, { credits: 500, paid_user: true }),
    await buildMember(app),
  ];
  await sendPhoto(uploader, await photoOf(8));
  const { rows } = await app.platform.database.pool.query<{ hash: string }>('SELECT phash::text AS hash FROM photos WHERE user_id = $1', [
    uploader.id,
  ]);
  const hex = BigInt(`0b${rows[0]?.hash ?? '0'}`)
    .toString(16)
    .padStart(16, '0');
  expect((await block('photo_hash', hex, 'review')).status).toBe(200);
  await sendImage(from, to, 9);
  const sent = await sendImage(from, to, 8);
  await eventually(async () => expect(await casesAbout(app, from)).toMatchObject([{ kind: 'report', state: 'open' }]));
  const sources = await app.platform.database.pool.query<{ message_id: string }>(
    'SELECT message_id FROM case_sources WHERE block_id IS NOT NULL AND message_id IS NOT NULL',
  );
  expect(sources.rows.map(({ message_id: id }) => Number(id))).toEqual([sent.id]);
  expect((await to.client.call(sendMessage, { body: { profile: from.id, client_id: randomUUID(), text: 'Schön' } })).status).toBe(200);
});

describe('after a ban for fraud', () => {
  const buy = ({ client }: BuiltMember) => openOrder(client, 100, 'card');
  const order = async ({ client }: BuiltMember, method: 'card' | 'paypal') =>
    client.call(createOrder, {
      body: { package: await packageOf(client, 100), method, client_id: randomUUID(), start_consent: startConsentVersion },
    });
  const pay = async (member: BuiltMember, fingerprint: string) => {
    const made = await buy(member);
    const total = { amount: made.total.amount, currency: made.total.currency };
    await sendWebhook(app, { reference: referenceOf(made), kind: 'paid', details: { ...total, fingerprint } });
    return made;
  };
  const creditsOf = async ({ client }: BuiltMember) => (await client.call(getUser)).reply.user.credits;
  const ban = async (member: BuiltMember) => {
    const decision = await decided(app, staff, await reportMember(app, member, { reason: 'money' }), { act: 'ban_fraud', reason: 'fraud' });
    // Then payments are looked at again by the timer only in a while.
    await app.platform.jobs.runAllNow();
    return decision;
  };

  test('the same card at another account is paid back at once, opens a case, and its next order is refused', async () => {
    const [fraud, friend, other] = [await buildMember(app), await buildMember(app), await buildMember(app)];
    const card = `card-${randomUUID()}`;
    await pay(fraud, card);
    await ban(fraud);
    const paid = await pay(friend, card);
    const fine = await pay(other, `card-${randomUUID()}`);
    for (let times = 0; times < 2; times++) await app.platform.jobs.runAllNow();
    const { rows } = await app.platform.database.pool.query<{ order_id: string; amount: number }>(
      'SELECT order_id, amount FROM refunds WHERE order_id = ANY($1)',
      [[paid.id, fine.id]],
    );
    expect(rows.map(({ order_id: id, amount }) => [Number(id), amount])).toEqual([[paid.id, paid.total.amount]]);
    expect([await creditsOf(friend), (await creditsOf(other)) >= 100]).toEqual([0, true]);
    expect(await casesAbout(app, friend)).toMatchObject([{ kind: 'danger', state: 'open' }]);
    expect(await casesAbout(app, other)).toEqual([]);
    expect((await order(friend, 'card')).error?.code).toBe('method_unavailable');
    expect((await order(other, 'card')).status).toBe(200);
    await expectBooks(app);
  });

  const refundsOf = async ({ id }: { readonly id: number }) =>
    app.platform.database.db.selectFrom('refunds').selectAll().where('order_id', '=', id).execute();

  /** A payment with the card of somebody who is banned, and its refund. */
  async function refused() {
    const [fraud, friend] = [await buildMember(app), await buildMember(app)];
    const card = `card-${randomUUID()}`;
    await pay(fraud, card);
    await ban(fraud);
    const paid = await pay(friend, card);
    await app.platform.jobs.runAllNow();
    const [refund] = await refundsOf(paid);
    if (refund === undefined) throw new Error('the order is not paid back');
    return { friend, card, paid, refund };
  }

  /** As if the ban were one of another company. */
  const banElsewhere = async (member: BuiltMember) => {
    await ban(member);
    const { id } = await app.features.sites.byHost('de.localhost');
    await app.platform.database.pool.query('UPDATE decisions SET site_id = $1 WHERE user_id = $2', [id, member.id]);
  };

  test('on a site of another company, the card stays usable', async () => {
    const [fraud, member] = [await buildMember(app), await buildMember(app)];
    const card = `card-${randomUUID()}`;
    await pay(fraud, card);
    await banElsewhere(fraud);
    const paid = await pay(member, card);
    await app.platform.jobs.runAllNow();
    expect([await refundsOf(paid), await casesAbout(app, member)]).toEqual([[], []]);
    expect((await order(member, 'card')).status).toBe(200);
  });

  // Regression: the second ban stored nothing, so it had no effect on the sites of its company.
  test('a card that another company has blocked already is refused here too', async () => {
    const [first, second, member] = [await buildMember(app), await buildMember(app), await buildMember(app)];
    const card = `card-${randomUUID()}`;
    await pay(first, card);
    await pay(second, card);
    await banElsewhere(first);
    await ban(second);
    const paid = await pay(member, card);
    await app.platform.jobs.runAllNow();
    expect([await refundsOf(paid), await casesAbout(app, member)]).toMatchObject([[{ credits: 100 }], [{ kind: 'danger' }]]);
    const means = app.platform.database.db.selectFrom('blocked_payment_means').select('decision_id').where('fingerprint', '=', card);
    expect(await means.execute()).toHaveLength(2);
  });

  afterEach(() => releaseBlockedPayments(app));
  const banHolding = (member: BuiltMember) => ban(member).then(() => holdBlockedPayments(app));
  const refusing = (payOrder: (id: number) => Promise<unknown>) => {
    const { clock, log, database } = app.platform;
    const given = { clock, log, db: database.db, sites: app.features.sites };
    return refuseBlockedPayments({ ...given, openCase: createOpenCase({ ...given, joined: async () => undefined }), payOrder });
  };
  const wordsAbout = (member: BuiltMember) => wordsOfCaseAbout(app, member);
  const payBack = (id: number) => app.features.accounting.payOut(`E-${id}`, false);

  test('a payment of which nothing is left is reported as such, and one that fails keeps no other from its refund', async () => {
    const [fraud, first, second] = [await buildMember(app), await buildMember(app), await buildMember(app)];
    const card = `card-${randomUUID()}`;
    await pay(fraud, card);
    await banHolding(fraud);
    const [failing, spent] = [await pay(first, card), await pay(second, card)];
    await refusing(async (id) => (id === failing.id ? Promise.reject(new Error('no provider')) : undefined));
    expect(await casesAbout(app, first)).toEqual([]);
    expect(await wordsAbout(second)).toEqual([expect.stringMatching(/nichts mehr zurückzuzahlen|Nothing of it was left/)]);
    await releaseBlockedPayments(app);
    await app.platform.jobs.runAllNow();
    expect([await refundsOf(failing), await refundsOf(spent)]).toMatchObject([[{ credits: 100 }], []]);
    expect(await casesAbout(app, first)).toMatchObject([{ kind: 'danger', state: 'open' }]);
  });

  test('two processes pay it back once and report it once, truly, also when a third one ended in between', async () => {
    const [fraud, friend] = [await buildMember(app), await buildMember(app)];
    const card = `card-${randomUUID()}`;
    await pay(fraud, card);
    await banHolding(fraud);
    const paid = await pay(friend, card);
    await refusing(async (id) => {
      await payBack(id);
      throw new Error('killed');
    });
    expect(await casesAbout(app, friend)).toEqual([]);
    await Promise.all([refusing(payBack), refusing(payBack)]);
    await refusing(payBack);
    expect([await refundsOf(paid), await wordsAbout(friend)]).toMatchObject([
      [{ credits: 100 }],
      [expect.stringMatching(/Sie wird zurückgezahlt|It is being paid back/)],
    ]);
    await expectBooks(app);
  });

  // Regression: the payment was noted only after the provider had been asked.
  test('a refund that fails before it was reported gives no credits back', async () => {
    const [fraud, friend] = [await buildMember(app), await buildMember(app)];
    const card = `card-${randomUUID()}`;
    await pay(fraud, card);
    await banHolding(fraud);
    const paid = await pay(friend, card);
    await refusing(async (id) => {
      await payBack(id);
      const [refund] = await refundsOf(paid);
      await sendWebhook(app, { reference: referenceOf(paid), kind: 'refund_failed', details: { refund: refund?.id ?? '' } });
    });
    expect([await refundsOf(paid), await memberBalanceOf(app, friend)]).toMatchObject([
      [{ state: 'failed', credits: 0, amount: paid.total.amount }],
      { credits: 0 },
    ]);
    await expectBooks(app);
  });

  // Regression: with goodwill in it, a failed refund gave its credits back.
  test('a refund at the provider with goodwill that comes back owes the money of its credits alone', async () => {
    const [fraud, friend, other] = [
      await buildMember(app),
      await buildMember(app, { gender: 'man', search_gender: ['woman'] }),
      await buildMember(app),
    ];
    const card = `card-${randomUUID()}`;
    await pay(fraud, card);
    await banHolding(fraud);
    const paid = await pay(friend, card);
    expect((await friend.client.call(sendMessage, { body: { profile: other.id, client_id: randomUUID(), text: 'Hallo' } })).status).toBe(
      200,
    );
    const left = await creditsOf(friend);
    expect(left).toBeLessThan(100);
    await refusing(async () => undefined);
    const event = { reference: referenceOf(paid), details: { ...paid.total, provider_refund: 're_goodwill' } } as const;
    await sendWebhook(app, { ...event, kind: 'refunded' });
    const [refund] = await refundsOf(paid);
    expect([refund?.credits, await creditsOf(friend)]).toEqual([left, 0]);
    expect(refund?.goodwill).toBeGreaterThan(0);
    for (let times = 0; times < 2; times++) await sendWebhook(app, { ...event, kind: 'refund_failed' });
    const owed = paid.total.amount - (refund?.goodwill ?? 0);
    expect([await refundsOf(paid), await creditsOf(friend)]).toMatchObject([
      [{ state: 'failed', credits: 0, goodwill: 0, amount: owed }],
      0,
    ]);
    await expectBooks(app);
    expect(await app.features.accounting.payOut(`E-${paid.id}`, true)).toEqual({ ok: true, value: { ...paid.total, amount: owed } });
    await expectBooks(app);
  });

  test.each(['before', 'after'] as const)('a refund that fails %s it was paid gives no credits back, and is owed', async (when) => {
    const { friend, paid, refund } = await refused();
    const event = { reference: referenceOf(paid), details: { refund: refund.id } } as const;
    if (when === 'after') await sendWebhook(app, { ...event, kind: 'refunded' });
    for (let times = 0; times < 2; times++) await sendWebhook(app, { ...event, kind: 'refund_failed' });
    expect([await memberBalanceOf(app, friend), (await refundsOf(paid)).map(({ state }) => state)]).toEqual([
      { credits: 0, paid_user: false },
      ['failed'],
    ]);
    await expectBooks(app);
    await app.platform.jobs.runAllNow();
    const mails = (await settledMailsTo(app, friend.email)).filter(({ subject }) => subject.startsWith('Nicht angekommen'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toContain('wieder auf deinem Konto');
    expect(await app.features.accounting.payOut(`E-${paid.id}`, true)).toEqual({ ok: true, value: paid.total });
    await expectBooks(app);
  });

  test('a member whom staff has cleared buys with the card again', async () => {
    const { friend, card } = await refused();
    expect((await order(friend, 'card')).error?.code).toBe('method_unavailable');
    await decided(app, staff, await caseAbout(app, friend), { act: 'no_violation' });
    const again = await pay(friend, card);
    await app.platform.jobs.runAllNow();
    expect([await refundsOf(again), await creditsOf(friend)]).toEqual([[], 100]);
  });

  test('a bank account of it takes no debit of another account, before any money moves', async () => {
    const [fraud, friend] = [await buildMember(app), await buildMember(app)];
    const iban = newIban();
    await payByDebit(app, fraud, { iban });
    staff = await buildStaff(app);
    await ban(fraud);
    await expect(payByDebit(app, friend, { iban })).rejects.toThrow(/no debit/);
    expect(await creditsOf(friend)).toBe(0);
  });

  // Regression: the ban of any company refused the account everywhere.
  test('a bank account that another company has blocked takes debits here', async () => {
    const [fraud, friend] = [await buildMember(app), await buildMember(app)];
    const iban = newIban();
    await payByDebit(app, fraud, { iban });
    staff = await buildStaff(app);
    await banElsewhere(fraud);
    // The account is no longer that of another member.
    await app.platform.database.pool.query('UPDATE direct_debit_mandates SET user_id = NULL WHERE user_id = $1', [fraud.id]);
    await payByDebit(app, friend, { iban });
    expect(await casesAbout(app, friend)).toEqual([]);
  });
});
