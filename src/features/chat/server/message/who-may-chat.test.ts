import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { block, unblock } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { chatsOf, textsOf, write, wrote } from '#tests/support/chat/chat.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';

let app: TestApp;
let anna: BuiltMember;
let ben: BuiltMember;
let conversation: number;
let message: number;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const member = () => buildMember(app, { credits: 100, paid_user: true });

/** The replies to everything that a member can do with a conversation. */
const attempts = (client: TestClient) => {
  const send = { client_id: randomUUID(), text: 'Hallo' };
  return Promise.all([
    client.raw('GET', `/api/chat.php?conversation=${conversation}`),
    client.raw('GET', `/api/chat.php?conversation=${conversation}&before=${message + 1}`),
    client.raw('POST', '/api/chat.php', { conversation, ...send }),
    client.raw('PUT', '/api/chat.php', { conversation, read_up_to: message }),
    client.raw('DELETE', '/api/chat.php', { conversation }),
    client.raw('POST', '/api/typing.php', { conversation }),
  ]);
};

async function converse(): Promise<void> {
  [anna, ben] = [await member(), await member()];
  const reply = await wrote(anna, ben, 'unter uns');
  [conversation, message] = [reply.conversation, reply.message.id];
}

const codes = (responses: readonly Awaited<ReturnType<TestClient['raw']>>[]) =>
  responses.map(({ status, error }) => `${status} ${error?.code}`);
const nothingThere = Array.from({ length: 6 }, () => '404 not_found');

describe('a conversation', () => {
  test('is as unknown to a third member as one that does not exist', async () => {
    await converse();
    const third = await member();
    expect(codes(await attempts(third.client))).toEqual(nothingThere);
    const known = conversation;
    conversation = 999_999;
    expect(codes(await attempts(third.client))).toEqual(nothingThere);
    conversation = known;
    expect(await textsOf(ben, anna)).toEqual(['unter uns']);
    expect((await chatsOf(ben))[0]?.num_unread_messages).toBe(1);
  });

  test('is available to members only', async () => {
    await converse();
    const responses = [...(await attempts(app.client())), await app.client().raw('GET', '/api/chats.php')];
    expect(responses.map(({ status, body }) => [status, body])).toEqual(
      responses.map(() => [403, expect.objectContaining({ authentication_required: true })]),
    );
  });

  test.each(['the sender', 'the recipient'])('disappears for both when %s blocks the other', async (who) => {
    await converse();
    const [blocker, blocked] = who === 'the sender' ? [anna, ben] : [ben, anna];
    await blocker.client.call(block, { body: { id: blocked.id } });
    for (const one of [anna, ben]) {
      const other = one === anna ? ben : anna;
      expect(await chatsOf(one)).toEqual([]);
      expect(codes(await attempts(one.client))).toEqual(nothingThere);
      expect(await write(one, other)).toMatchObject({ status: 404, error: { code: 'not_found' } });
      expect((await one.client.raw('GET', `/api/chat.php?profile=${other.id}`)).status).toBe(404);
    }
    await blocker.client.call(unblock, { body: { id: blocked.id } });
    expect(await textsOf(ben, anna)).toEqual(['unter uns']);
    expect((await chatsOf(ben))[0]?.num_unread_messages).toBe(1);
  });

  test('disappears and reappears with the other member’s account', async () => {
    await converse();
    const setStatus = (status: string) =>
      app.platform.database.db.updateTable('profiles').set({ status }).where('user_id', '=', anna.id).execute();
    await setStatus('disabled');
    expect(await chatsOf(ben)).toEqual([]);
    expect(codes(await attempts(ben.client))).toEqual(nothingThere);
    await setStatus('active');
    expect(await textsOf(ben, anna)).toEqual(['unter uns']);
  });
});

describe('no member can write to', () => {
  test('themselves, unknown members, members who are not active yet, or members of another site', async () => {
    const me = await member();
    const waiting = await buildMember(app, { status: 'not_confirmed' });
    const elsewhere = await buildMember(app, { host: 'de.localhost' });
    for (const id of [me.id, 999_999, waiting.id, elsewhere.id]) {
      const sent = await me.client.raw('POST', '/api/chat.php', { profile: id, client_id: randomUUID(), text: 'Hallo' });
      const seen = await me.client.raw('GET', `/api/chat.php?profile=${id}`);
      expect([id, sent.status, seen.status]).toEqual([id, 404, 404]);
    }
  });
});

describe('a fictional profile', () => {
  const asFictional = async () => {
    const [real, drawn] = [await member(), await buildMember(app, { fictional: true, credits: 10, paid_user: true })];
    const { conversation: common, message: first } = await wrote(real, drawn);
    return { real, drawn, common, first: first.id };
  };

  test('is refused what it tries, as if nobody were there, and neither stored nor charged', async () => {
    const { real, drawn, common, first } = await asFictional();
    const to = { profile: real.id, client_id: randomUUID() };
    const tried = await Promise.all([
      drawn.client.raw('POST', '/api/chat.php', { ...to, text: 'Hallo' }),
      drawn.client.raw('POST', '/api/chat.php', { conversation: common, client_id: randomUUID(), text: 'Hallo' }),
      drawn.client.raw('POST', '/api/gift.php', { ...to, client_id: randomUUID(), gift: 'coffee' }),
      drawn.client.raw('PUT', '/api/chat.php', { conversation: common, read_up_to: first }),
      drawn.client.raw('POST', '/api/typing.php', { conversation: common }),
      drawn.client.raw('POST', '/api/like.php', { id: real.id }),
      drawn.client.raw('POST', '/api/swipe.php', { id: real.id, like: true }),
      drawn.client.raw('POST', '/api/swipe.php', { id: real.id, like: false }),
      drawn.client.raw('GET', `/api/profile.php?id=${real.id}`),
    ]);
    expect(codes(tried)).toEqual(tried.map(() => '404 not_found'));
    expect((await chatsOf(real))[0]?.num_unread_messages).toBe(0);
    const { rows } = await app.platform.database.pool.query('SELECT purchased + bonus AS credits FROM balances WHERE user_id = $1', [
      drawn.id,
    ]);
    expect(rows).toEqual([{ credits: 10 }]);
  });

  test('is refused by the database functions themselves', async () => {
    const { real, drawn, common } = await asFictional();
    const { pool } = app.platform.database;
    const now = app.platform.clock.now();
    const { rows } = await pool.query(`SELECT status FROM chat_send($1, NULL, $2, $3, 'Hallo', 1, 2, 3, $4)`, [
      drawn.id,
      real.id,
      randomUUID(),
      now,
    ]);
    expect(rows).toEqual([{ status: 'not_found' }]);
    const many = await pool.query(
      `SELECT * FROM chat_exchange_unlocked(ARRAY[$1::bigint], ARRAY[$2::bigint], ARRAY[$3::uuid], ARRAY['Hallo'], ARRAY[1], ARRAY[$4::date],
        ARRAY[false], $4, $4, ARRAY[]::bigint[], ARRAY[]::bigint[], ARRAY[]::bigint[])`,
      [drawn.id, common, randomUUID(), now],
    );
    expect(many.rows).toEqual([]);
  });
});

describe('a request that violates the contract', () => {
  test.each([
    ['GET', '/api/chat.php', undefined],
    ['GET', '/api/chat.php?conversation=1&profile=1', undefined],
    ['GET', '/api/chat.php?conversation=x', undefined],
    ['GET', '/api/chat.php?conversation=0', undefined],
    ['GET', '/api/chat.php?conversation=99999999999999999999', undefined],
    ['GET', '/api/chat.php?conversation=1&before=-1', undefined],
    ['PUT', '/api/chat.php', { conversation: 1 }],
    ['PUT', '/api/chat.php', { conversation: '1', read_up_to: 1 }],
    ['PUT', '/api/chat.php', { conversation: 1, read_up_to: 1e300 }],
    ['DELETE', '/api/chat.php', {}],
    ['DELETE', '/api/chat.php', { conversation: null }],
    ['POST', '/api/typing.php', { conversation: [1] }],
    ['POST', '/api/typing.php', undefined],
  ] as const)('is refused (%s %s %j)', async (method, url, body) => {
    anna ??= await member();
    const { status, error } = await anna.client.raw(method, url, body);
    expect([status, error?.code]).toEqual([400, 'invalid_request']);
  });
});
