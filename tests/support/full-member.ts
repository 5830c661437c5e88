import { randomBytes, randomUUID } from 'node:crypto';
import { requestDataExport } from '#features/account-settings/contract/endpoints.ts';
import { findAllChatImageFiles } from '#features/chat/server/index.ts';
import { findAllPhotoFiles } from '#features/photos/server/index.ts';
import { createOrder } from '#features/payments/contract/endpoints.ts';
import { startConsentVersion } from '#features/payments/contract/terms.ts';
import { report } from '#features/safety/contract/endpoints.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { type BuiltMember, buildMember, buildPhoto } from './builders.ts';
import { buildCode } from './discounts.ts';
import { createSealer } from '#platform/server/sealer.ts';
import { decide, openOrder, packageOf, referenceOf, advanceClock } from './shop.ts';
import type { TestApp } from './test-app.ts';

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
  });
  const after = await buildMember(app);
  const { db } = app.platform.database;

  const shown = await buildPhoto(app, member.id, 'active');
  await buildPhoto(app, member.id, 'pending');
  await insertRest(app, member, [before.id, after.id], name);
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
    .insertInto('premium_times')
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

/** A picture in a conversation, without its files. */
async function insertImage(app: TestApp, from: UserId, to: UserId): Promise<number> {
  const name = randomBytes(20).toString('hex');
  const size = { width: 640, height: 480, thumb_hash: '', avif: true };
  const { id } = await app.platform.database.db
    .insertInto('chat_images')
    .values({ user_id: from, other_id: to, client_id: randomUUID(), name, ...size, created_at: app.platform.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertRest(app: TestApp, { id, email }: BuiltMember, others: readonly [UserId, UserId], name: string): Promise<void> {
  const { db } = app.platform.database;
  const now = app.platform.clock.now();
  const [before, after] = others;
  for (const other of others) {
    await db
      .insertInto('likes')
      .values([like(id, other, now), like(other, id, now)])
      .execute();
    const conversation = await db
      .insertInto('conversations')
      .values({ low_id: Math.min(id, other), high_id: Math.max(id, other), starter_id: other === before ? id : other, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const sender of [id, other]) {
      const message = { conversation_id: conversation.id, sender_id: sender, client_id: randomUUID(), created_at: now, cost: 5 };
      const image_id = await insertImage(app, sender, sender === id ? other : id);
      const { id: last } = await db
        .insertInto('messages')
        .values({ ...message, image_id, text: sender === id ? `Hallo, hier ist ${name}, ${email}` : 'Hallo' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db.updateTable('conversations').set({ last_message_id: last }).where('id', '=', conversation.id).execute();
    }
  }
  await db
    .insertInto('chat_drafts')
    .values([
      { user_id: id, other_id: before, text: `Bis bald, ${name}`, written_at: now },
      { user_id: before, other_id: id, text: `Hallo ${name}`, written_at: now },
    ])
    .execute();
  await db
    .insertInto('swipes')
    .values([swipe(id, before, now), swipe(before, id, now)])
    .execute();
  await db
    .insertInto('match_finder_skips')
    .values([
      { user_id: id, member_id: after, skipped_at: now },
      { user_id: after, member_id: id, skipped_at: now },
    ])
    .execute();
  const [third, fourth] = [await buildMember(app), await buildMember(app)];
  await db
    .insertInto('blocks')
    .values([
      { user_id: id, blocked_id: third.id, created_at: now },
      { user_id: fourth.id, blocked_id: id, created_at: now },
    ])
    .execute();
  await db
    .insertInto('consents')
    .values({ user_id: id, purpose: 'tracking', granted: true, text_version: 'one', created_at: now })
    .execute();
  await db
    .insertInto('trackings')
    .values({ user_id: id, network: 'ads', ref: `ref-of-${email}`, created_at: now })
    .execute();
  await db.insertInto('known_address_mails').values({ user_id: id, sent_at: now }).execute();
  await db.insertInto('logins').values({ user_id: id, at: now, user_agent: 'Firefox', country: 'DE' }).execute();
  await db
    .insertInto('done_calls')
    .values({ user_id: id, key: randomBytes(32), expires_at: now })
    .execute();
  await db
    .insertInto('pending_notifications')
    .values({ user_id: id, type: 'like', due_at: new Date(now.getTime() + 9e12) })
    .execute();
  await db
    .insertInto('push_subscriptions')
    .values({
      user_id: id,
      session_id: (await db.selectFrom('sessions').select('id').where('user_id', '=', id).executeTakeFirstOrThrow()).id,
      endpoint: `https://push.example.org/${randomUUID()}`,
      p256dh: 'AAAA',
      auth: 'AAAA',
      created_at: now,
    })
    .execute();
  await db.insertInto('sent_notifications').values({ user_id: id, type: 'like', sent_at: now }).execute();
  await db
    .insertInto('link_tokens')
    .values({
      token_hash: randomBytes(32),
      user_id: id,
      purpose: 'mail_change',
      email: `new.${email}`,
      created_at: now,
      expires_at: new Date(now.getTime() + 3_600_000),
    })
    .execute();
  await db
    .insertInto('complaints')
    .values({
      site_id: (await db.selectFrom('users').select('site_id').where('id', '=', after).executeTakeFirstOrThrow()).site_id,
      number: `C-${randomUUID()}`,
      client_id: randomUUID(),
      user_id: id,
      email,
      name,
      subject: 'other',
      text: `Ich, ${name}, beschwere mich.`,
      language: 'de',
      created_at: now,
    })
    .execute();
}

const like = (from: UserId, to: UserId, at: Date) => ({ from_id: from, to_id: to, created_at: at });
const swipe = (user: UserId, member: UserId, at: Date) => ({
  user_id: user,
  member_id: member,
  liked: true,
  made_like: true,
  day: at.toISOString().slice(0, 10),
  created_at: at,
});
