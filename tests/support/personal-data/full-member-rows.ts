import { randomBytes, randomUUID } from 'node:crypto';
import { siteId, type UserId } from '#platform/contract/ids.ts';
import { type BuiltMember, buildMember } from '../builders.ts';
import type { TestApp } from '../test-app.ts';

/** An image in a conversation, without its files. */
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

/** Rows of everything that a member does with others, and of the account itself. `name` and the address stand in each that has words. */
export async function insertAllRows(
  app: TestApp,
  { id, email }: BuiltMember,
  others: readonly [UserId, UserId],
  name: string,
): Promise<void> {
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
  await db.insertInto('terms_mails').values({ user_id: id, edition: 2, version: 'de-2', mailed_at: now }).execute();
  await db
    .insertInto('security_events')
    .values({ at: now, event: 'login', outcome: 'ok', user_id: id, session_id: id, network: '192.0.2.1' })
    .execute();
  const { site_id: site } = await db.selectFrom('users').select('site_id').where('id', '=', id).executeTakeFirstOrThrow();
  // By the address alone, as of a login that failed.
  app.platform.security.write({ event: 'login', outcome: 'refused', account: email }, { network: '192.0.2.1', site: siteId(site) });
  await app.platform.security.flush();
  await db
    .insertInto('swipes')
    .values([swipe(id, before, now), swipe(before, id, now)])
    .execute();
  await db
    .insertInto('daily_picks')
    .values([
      { user_id: id, day: '2026-01-02', position: 0, member_id: before, hidden: false },
      { user_id: before, day: '2026-01-02', position: 0, member_id: id, hidden: false },
    ])
    .execute();
  await db
    .insertInto('match_notifications')
    .values(others.map((other) => ({ low_id: Math.min(id, other), high_id: Math.max(id, other), created_at: now })))
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
  const staff = await db
    .insertInto('staff')
    .values({ email: `${randomUUID()}@staff.test`, name: 'Sam', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const aboutCase = await db
    .insertInto('cases')
    .values((value) => ({
      site_id: value.selectFrom('users').select('site_id').where('id', '=', id),
      number: `M-${randomUUID().slice(0, 8)}`,
      kind: 'report',
      subject_id: id,
      opened_at: now,
      due_at: now,
      state: 'closed',
    }))
    .returning(['id', 'site_id'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('looks')
    .values({
      site_id: aboutCase.site_id,
      case_id: aboutCase.id,
      staff_id: staff.id,
      user_id: id,
      lines: 7,
      reason: 'opened',
      at: now,
      shown_from: now,
    })
    .execute();
  await db
    .insertInto('data_looks')
    .values({ site_id: aboutCase.site_id, staff_id: staff.id, user_id: id, what: ['email'], reason: 'asked_by_member', at: now })
    .execute();
  await db
    .insertInto('member_messages')
    .values({ site_id: aboutCase.site_id, staff_id: staff.id, user_id: id, client_id: randomUUID(), at: now, words: 'It is done.' })
    .execute();
  await db
    .insertInto('refused_mails')
    .values({ user_id: id, kind: 'weekly_update', day: now.toISOString().slice(0, 10), at: now, reason: 'refused' })
    .execute();
  await db
    .insertInto('passkeys')
    .values({
      user_id: id,
      credential_id: randomUUID(),
      public_key: randomBytes(32),
      host: 'localhost',
      sign_count: 1,
      name: 'Laptop',
      created_at: now,
    })
    .execute();
  await db
    .insertInto('authenticators')
    .values({ user_id: id, secret: randomBytes(60), created_at: now })
    .execute();
  await db
    .insertInto('known_devices')
    .values({ user_id: id, token_hash: randomBytes(32), used_at: now })
    .execute();
  await db
    .insertInto('recovery_codes')
    .values({ user_id: id, code_hash: randomBytes(32) })
    .execute();
  await db
    .insertInto('idempotency_keys')
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
    .insertInto('notices')
    .values({
      site_id: (await db.selectFrom('users').select('site_id').where('id', '=', after).executeTakeFirstOrThrow()).site_id,
      number: `N-${randomUUID()}`,
      client_id: randomUUID(),
      user_id: id,
      email,
      name,
      network: '192.0.2.7',
      reason: 'other',
      place: 'Irgendwo',
      text: 'Etwas stimmt nicht.',
      language: 'de',
      reported_id: id,
      evidence: JSON.stringify({ name, about: '', photos: [] }),
      created_at: now,
      due_at: now,
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
