// @module-tag slow
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteChat, markRead } from '#features/chat/contract/endpoints.ts';
import { getLikes, like, unlike } from '#features/likes/contract/endpoints.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { block, unblock } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { chatsOf, write, wrote } from '#tests/support/chat/chat.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { runs } from '#tests/support/seeded-random.ts';
import { getTotals } from '../contract/totals.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const people = 4;
const actions = ['write', 'read', 'remove', 'like', 'unlike', 'open', 'block', 'unblock', 'hold', 'activate'] as const;

interface Action {
  readonly who: number;
  readonly whom: number;
  readonly what: (typeof actions)[number];
}

const someone = fc.integer({ min: 0, max: people - 1 });
const often = (what: Action['what'], weight: number) => ({ arbitrary: fc.constant(what), weight });
const action: fc.Arbitrary<Action> = fc.record({
  who: someone,
  whom: someone,
  what: fc.oneof(often('write', 8), often('like', 6), ...actions.map((what) => often(what, 1))),
});

test('the totals equal the sums of chats and likes, whatever happened between the members', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 40 }), async (story) => {
      const cast = await Promise.all(Array.from({ length: people }, () => buildMember(app, { paid_user: true, credits: 100 })));
      for (const { who, whom, what } of story) {
        const [one, other] = [cast[who], cast[whom]];
        if (one && other && one !== other) await act[what](one, other);
      }
      for (const member of cast) expect((await member.client.call(getTotals)).reply).toMatchObject(await sumsOf(member));
    }),
    runs(25),
  );
});

test('the totals count no further than the lists', async () => {
  const [member, template] = [await buildMember(app), await buildMember(app)];
  await crowd(member, template, { likes: 1100, conversations: 520 });
  const { reply } = await member.client.call(getTotals);
  expect(reply).toMatchObject(await sumsOf(member));
  expect(reply).toMatchObject({ new_likes: 1000, unread_messages: 500 });
});

test('the newest message is given, so that a browser without the list receives only later ones', async () => {
  const [anna, ben] = [await buildMember(app), await buildMember(app, { paid_user: true, credits: 10 })];
  const newest = async () => (await anna.client.call(getTotals)).reply.newest_message;
  expect(await newest()).toBe(0);
  for (const text of ['Hallo', 'Wie geht es dir?'])
    expect(await wrote(ben, anna, text).then(({ message }) => message.id)).toBe(await newest());
});

test('totals need a login', async () => {
  expect(await app.client().call(getTotals)).toMatchObject({ status: 403, body: { authentication_required: true } });
});

const act: Readonly<Record<Action['what'], (one: BuiltMember, other: BuiltMember) => Promise<unknown>>> = {
  write: (one, other) => write(one, other),
  read: (one, other) =>
    inTheirChat(one, other, ({ id, last }) => one.client.call(markRead, { body: { conversation: id, read_up_to: last } })),
  remove: (one, other) => inTheirChat(one, other, ({ id }) => one.client.call(deleteChat, { body: { conversation: id } })),
  like: (one, other) => one.client.call(like, { body: { id: other.id } }),
  unlike: (one, other) => one.client.call(unlike, { body: { id: other.id } }),
  open: (one, other) => one.client.call(getProfile, { query: { id: other.id } }),
  block: (one, other) => one.client.call(block, { body: { id: other.id } }),
  unblock: (one, other) => one.client.call(unblock, { body: { id: other.id } }),
  hold: (_one, other) => setStatus(other, 'disabled'),
  activate: (_one, other) => setStatus(other, 'active'),
};

async function inTheirChat(one: BuiltMember, other: BuiltMember, action: (chat: { id: number; last: number }) => Promise<unknown>) {
  const entry = (await chatsOf(one)).find(({ profile }) => profile.id === other.id);
  if (entry) await action({ id: entry.conversation.id, last: entry.last_message?.id ?? 0 });
}

const setStatus = (member: BuiltMember, status: 'active' | 'disabled') =>
  app.platform.database.db.updateTable('profiles').set({ status }).where('user_id', '=', member.id).execute();

async function sumsOf(member: BuiltMember) {
  const chats = await chatsOf(member);
  const { liked_by } = (await member.client.call(getLikes)).reply;
  return {
    unread_messages: chats.reduce((sum, { num_unread_messages }) => sum + num_unread_messages, 0),
    new_likes: liked_by.filter(({ like_new }) => like_new).length,
  };
}

/** Copies of a member; the first ones each like the member, and each wrote once, all unseen. */
async function crowd(member: BuiltMember, template: BuiltMember, counts: { likes: number; conversations: number }): Promise<void> {
  const { pool } = app.platform.database;
  await pool.query(`
    INSERT INTO users (site_id, email, password_hash, language, status, signup_date)
    SELECT u.site_id, 'crowd' || n || '@built.test', '', u.language, 'active', u.signup_date
    FROM users u, generate_series(1, ${counts.likes}) n WHERE u.id = ${template.id}`);
  await pool.query(`
    INSERT INTO profiles (user_id, site_id, name, status, gender, search_gender, date_of_birth, country, last_active_at, created_at, updated_at)
    SELECT u.id, p.site_id, p.name, 'active', p.gender, p.search_gender, p.date_of_birth, p.country, p.last_active_at, p.created_at, p.updated_at
    FROM users u, profiles p WHERE u.email LIKE 'crowd%' AND p.user_id = ${template.id}`);
  await pool.query(`
    INSERT INTO likes (from_id, to_id, created_at)
    SELECT id, ${member.id}, signup_date FROM users WHERE email LIKE 'crowd%'`);
  await pool.query(`
    WITH chosen AS (SELECT id FROM users WHERE email LIKE 'crowd%' ORDER BY id LIMIT ${counts.conversations}),
      begun AS (
        INSERT INTO conversations (low_id, high_id, starter_id, created_at, low_unread)
        SELECT ${member.id}, id, id, '2026-03-01', 1 FROM chosen RETURNING id, high_id),
      inserted AS (
        INSERT INTO messages (conversation_id, sender_id, client_id, created_at, cost, text)
        SELECT id, high_id, gen_random_uuid(), '2026-03-01', 0, 'Hallo' FROM begun RETURNING 1)
    SELECT count(*) FROM inserted`);
  await pool.query(`
    UPDATE conversations c SET last_message_id = m.id FROM messages m WHERE m.conversation_id = c.id AND c.low_id = ${member.id}`);
}
