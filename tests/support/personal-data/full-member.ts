import { randomBytes, randomUUID } from 'node:crypto';
import { requestDataExport } from '#features/account-settings/contract/endpoints.ts';
import { findAllChatImageFiles } from '#features/chat/server/index.ts';
import { findAllPhotoFiles } from '#features/photos/server/index.ts';
import { createOrder } from '#features/orders/contract/endpoints.ts';
import { startConsentVersion } from '#features/orders/contract/terms.ts';
import { report } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember, buildPhoto } from '../builders.ts';
import { buildCode } from '../money/discounts.ts';
import { createSealer } from '#platform/server/sealer.ts';
import { insertDecisionRows } from './decision-rows.ts';
import { insertAllRows } from './full-member-rows.ts';
import { decide, openOrder, packageOf, referenceOf, advanceClock } from '../money/shop.ts';
import type { TestApp } from '../test-app.ts';

/** A member with rows in every table that can hold data of a member, created between two other members. */
export interface FullMember extends BuiltMember {
  readonly name: string;
  readonly before: BuiltMember;
  readonly after: BuiltMember;
  /** The completed order. */
  readonly order: number;
  /** Everything in the storage. */
  readonly files: readonly string[];
}

/** `tag` makes the name and the mail address unique. */
export async function buildFullMember(app: TestApp, tag: string): Promise<FullMember> {
  const before = await buildMember(app);
  const name = `Zephyrine ${tag}`;
  const member = await buildMember(app, {
    name,
    email: `zephyrine.${tag}@full.test`.toLowerCase(),
    credits: 500,
    about: `Ich bin ${name}.`,
    answers: [{ prompt: 'know', answer: `Nennt mich ${name}` }],
  });
  const after = await buildMember(app);
  const { db } = app.platform.database;

  const shown = await buildPhoto(app, member.id, 'active');
  await buildPhoto(app, member.id, 'pending');
  await insertAllRows(app, member, [before.id, after.id], name);
  await insertDecisionRows(app, member, before.id, name);
  const order = await buyCredits(app, member);
  const open = await openOrder(member.client);
  await insertDebit(app, member, name, open.id);
  await insertPremiumTime(app, member, open.id);
  await insertWebhook(app, member, order);
  await insertRefund(app, order);
  await insertWithdrawal(app, member, name, order);
  const photos = [...(await findAllPhotoFiles(db, member.id)), ...(await findAllChatImageFiles(db, member.id))];
  for (const file of photos) await app.platform.storage.put(file, Buffer.from('picture'));
  const evidence = await reportEachOther(app, member, before, shown);
  await member.client.call(requestDataExport);
  let made: string[] = [];
  while (made.length === 0) {
    await advanceClock(app, 0);
    const rows = await db.selectFrom('data_exports').select('file').where('user_id', '=', member.id).execute();
    made = rows.flatMap(({ file }) => file ?? []);
  }
  return { ...member, name, before, after, order, files: [...photos, ...evidence, ...made] };
}

/** Returns the storage names of the evidence files about the member. */
async function reportEachOther(app: TestApp, member: BuiltMember, other: BuiltMember, photo: string): Promise<string[]> {
  const { db } = app.platform.database;
  const { id: item } = await db.selectFrom('photos').select('id').where('name', '=', photo).executeTakeFirstOrThrow();
  const text = 'Das stimmt nicht.';
  const about = { reason: 'fake', text } as const;
  const own = await member.client.call(report, { body: { ...about, client_id: randomUUID(), id: other.id, subject: 'profile' } });
  const received = await other.client.call(report, { body: { ...about, client_id: randomUUID(), id: member.id, subject: 'photo', item } });
  await other.client.call(report, { body: { ...about, client_id: randomUUID(), id: member.id, subject: 'profile' } });
  if (own.status !== 200 || received.status !== 200) throw new Error('not reported');
  return [`evidence/${photo}.webp`];
}

/** With a code of the member's own, and a wallet that is remembered. */
async function buyCredits(app: TestApp, member: BuiltMember): Promise<number> {
  const code = await buildCode(app, { user: member.id });
  const body = {
    package: await packageOf(member.client, 100),
    method: 'paypal',
    client_id: randomUUID(),
    code,
    remember: true,
    start_consent: startConsentVersion,
  } as const;
  const { reply } = await member.client.call(createOrder, { body });
  await decide(app, reply.order, 'paid');
  await advanceClock(app, 1);
  return reply.order.id;
}

/** Premium for some days, which are over. */
async function insertPremiumTime(app: TestApp, { id }: BuiltMember, order: number): Promise<void> {
  const now = app.platform.clock.now();
  const paid = { order_id: order, user_id: id, amount: 490, currency: 'EUR', vat_rate: 19, days: 30, created_at: now };
  await app.platform.database.db
    .insertInto('premium_periods')
    .values({ ...paid, begun: 30, next_day: '2026-11-01', ended_at: now })
    .execute();
}

/** One of which nothing was left to pay back. */
async function insertWithdrawal(app: TestApp, { id, email }: BuiltMember, name: string, order: number): Promise<void> {
  const now = app.platform.clock.now();
  const declared = { client_id: randomUUID(), name, email, order_text: String(order), language: 'de', received_at: now };
  const found = { site_id: 1, number: `W-${id}`, user_id: id, order_id: order, outcome: 'nothing_left', ended_at: now };
  await app.platform.database.db
    .insertInto('withdrawals')
    .values({ ...declared, ...found })
    .execute();
}

/** A mandate with its debit, and a form that waits for its code. */
async function insertDebit(app: TestApp, { id }: BuiltMember, name: string, order: number): Promise<void> {
  const { db } = app.platform.database;
  const now = app.platform.clock.now();
  const form = {
    account_holder: name,
    iban: 'DE89370400440532013000',
    street: 'Hauptstraße',
    house_number: '1',
    zip: '04229',
    city: 'Leipzig',
    phone: '+4915123456789',
  };
  const details = createSealer(app.platform.secret, 'direct-debit').seal(JSON.stringify(form));
  const [fingerprint, code_hash] = [randomBytes(32), randomBytes(32)];
  const request = { order_id: order, user_id: id, client_id: randomUUID(), details, code_hash, sms: 'sent', sent_at: now };
  await db.insertInto('direct_debit_requests').values(request).execute();
  const mandate = await db
    .insertInto('direct_debit_mandates')
    .values({
      user_id: id,
      reference: `EL-${id}`,
      creditor_id: 'DE98ZZZ09999999999',
      details,
      iban_hint: 'DE89 … 3000',
      fingerprint,
      text_version: '2026-10-01',
      language: 'de',
      signed_on: '2026-11-02',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('direct_debits')
    .values({ order_id: order, mandate_id: mandate.id, site_id: 1, amount: 1990, due_on: '2026-11-09', confirmed_at: now })
    .execute();
}

/** One that the provider refused. */
async function insertRefund(app: TestApp, order: number): Promise<void> {
  const now = new Date();
  await app.platform.database.db
    .insertInto('refunds')
    .values({
      id: randomUUID(),
      order_id: order,
      client_id: randomUUID(),
      credits: 100,
      amount: 1990,
      currency: 'EUR',
      state: 'failed',
      created_at: now,
      asked_at: now,
      tried_at: now,
      ended_at: now,
    })
    .execute();
}

/** A webhook whose body contains the buyer's mail address. */
async function insertWebhook(app: TestApp, { email, client }: BuiltMember, order: number): Promise<void> {
  const { db } = app.platform.database;
  const { provider_reference } = await db
    .selectFrom('orders')
    .select('provider_reference')
    .where('id', '=', order)
    .executeTakeFirstOrThrow();
  const reference = provider_reference ?? referenceOf(await openOrder(client));
  await db
    .insertInto('webhook_events')
    .values({
      provider: 'sandbox',
      event_id: randomUUID(),
      reference,
      kind: 'paid',
      body: JSON.stringify({ payer: email }),
      received_at: new Date(),
    })
    .execute();
}
