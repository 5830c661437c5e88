import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser } from '#features/account/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { chatsOf, textsOf, write, wrote } from '#tests/support/chat/chat.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getChat } from '../../contract/endpoints.ts';

let app: TestApp;
let ben: BuiltMember;
beforeAll(async () => {
  app = await createTestApp();
  ben = await buildMember(app, { name: 'Ben' });
});
afterAll(() => app.close());

const writer = (credits = 10) => buildMember(app, { credits });
const creditsOf = async ({ client }: BuiltMember) => (await client.call(getUser)).reply.user.credits;

describe('a message', () => {
  test('costs what the site has set, and the reply contains the balance', async () => {
    const anna = await writer(2);
    expect((await write(anna, ben)).reply.credits).toBe(1);
    expect((await write(anna, ben)).reply.credits).toBe(0);
    expect(await creditsOf(anna)).toBe(0);
  });

  test('that the balance does not cover is neither stored nor charged', async () => {
    const anna = await writer(0);
    const { status, error } = await write(anna, ben);
    expect([status, error]).toEqual([402, { code: 'not_enough_credits', params: { credits: 0, cost: 1 } }]);
    expect(await chatsOf(anna)).toEqual([]);
  });

  test('may be as long as the site allows, counted in user-perceived characters', async () => {
    const anna = await writer();
    const family = '👨‍👩‍👧‍👦';
    expect((await write(anna, ben, family.repeat(1000))).status).toBe(200);
    const { status, error } = await write(anna, ben, `${family.repeat(1000)}!`);
    expect([status, error]).toEqual([400, { code: 'message_too_long', params: { limit: 1000 } }]);
    expect((await write(anna, ben, `  ${'a'.repeat(1000)}  `)).status).toBe(200);
    expect((await write(anna, ben, 'a'.repeat(1001))).error?.code).toBe('message_too_long');
    expect(await creditsOf(anna)).toBe(8);
  });

  test.each(['', '   \n\t ', '\u200B\u200D', '\0', '\u3164', '\u2800', '\uFFA0', '\u{E0061}', '\u0301\u0302'])(
    'without visible characters is refused (%j)',
    async (text) => {
      const { status, error } = await write(await writer(), ben, text);
      expect([status, error?.code]).toEqual([400, 'message_empty']);
    },
  );

  test('keeps line breaks, emoji and inner spaces, but no invalid characters', async () => {
    const anna = await writer();
    await wrote(anna, ben, ' a\n\nb  c ❤️\0 \uD83D x ');
    expect(await textsOf(anna, ben)).toEqual(['a\n\nb  c ❤️ \uFFFD x']);
  });

  test.each([
    ['no text', { text: undefined }],
    ['a text that is no text', { text: 7 }],
    ['a text beyond all measure', { text: 'a'.repeat(20_001) }],
    ['no client id', { client_id: undefined }],
    ['a client id that is none', { client_id: 'mine' }],
    ['neither conversation nor member', { profile: undefined }],
    ['both conversation and member', { conversation: 1 }],
    ['a member that is no number', { profile: '1' }],
    ['a member that cannot be', { profile: 0 }],
    ['a number that is no whole one', { profile: 1.5 }],
  ])('with %s is refused', async (_what, wrong) => {
    const anna = await writer();
    const body = { profile: ben.id, client_id: randomUUID(), text: 'Hallo', ...wrong };
    const { status, error } = await anna.client.raw('POST', '/api/chat.php', body);
    expect([status, error?.code]).toEqual([400, 'invalid_request']);
  });

  test('longer than a request allows is refused', async () => {
    const { status, error } = await (await writer()).client.raw('POST', '/api/chat.php', { text: 'a'.repeat(300_000) });
    expect([status, error?.code]).toEqual([413, 'too_large']);
  });
});

describe('a repeated client_id', () => {
  test('returns the first result: one message, one charge', async () => {
    const anna = await writer();
    const clientId = randomUUID();
    const first = await write(anna, ben, 'eins', clientId);
    expect((await write(anna, ben, 'zwei', clientId)).reply).toEqual(first.reply);
    expect(await textsOf(anna, ben)).toEqual(['eins']);
    expect(await creditsOf(anna)).toBe(9);
  });

  test('is charged once, however many requests arrive at once', async () => {
    const [anna, carl] = [await writer(50), await writer()];
    const clientId = randomUUID();
    const responses = await Promise.all(Array.from({ length: 50 }, () => write(anna, carl, 'eins', clientId)));
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(responses[0]?.reply.credits).toBe(49);
    expect(await textsOf(carl, anna)).toEqual(['eins']);
    expect((await chatsOf(carl))[0]?.num_unread_messages).toBe(1);
  });

  test('of another sender is another message', async () => {
    const [anna, carl] = [await writer(), await writer()];
    const clientId = randomUUID();
    await write(anna, carl, 'eins', clientId);
    await write(carl, anna, 'zwei', clientId);
    expect(await textsOf(anna, carl)).toEqual(['eins', 'zwei']);
  });
});

describe('credits', () => {
  test('for one message allow exactly one of 50 concurrent requests', async () => {
    const [anna, carl] = [await writer(1), await writer()];
    const responses = await Promise.all(Array.from({ length: 50 }, (_, n) => write(anna, carl, `Nachricht ${n}`)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(responses.filter(({ status }) => status !== 200).map(({ error }) => error?.code))).toEqual(
      new Set(['not_enough_credits']),
    );
    expect(await textsOf(carl, anna)).toHaveLength(1);
    expect(await creditsOf(anna)).toBe(0);
  });

  test('are 0 for a member who never had a balance, also with concurrent messages', async () => {
    const anna = await writer(0);
    await app.platform.database.db.deleteFrom('balances').where('user_id', '=', anna.id).execute();
    const responses = await Promise.all(Array.from({ length: 5 }, () => write(anna, ben)));
    expect(new Set(responses.map(({ error }) => error?.code))).toEqual(new Set(['not_enough_credits']));
  });
});

describe('a site with free messages', () => {
  test('needs no credits and shows no price', async () => {
    const free = await createTestApp();
    await free.platform.database.pool.query(`UPDATE sites SET settings = settings || '{"message_credits": 0}'`);
    free.features.sites.changed();
    const [anna, carl] = [await buildMember(free), await buildMember(free)];
    await free.platform.database.db.deleteFrom('balances').execute();
    const clientId = randomUUID();
    const responses = await Promise.all(Array.from({ length: 10 }, () => write(anna, carl, 'Hallo', clientId)));
    expect(new Set(responses.map(({ status, reply }) => `${status} ${reply.credits}`))).toEqual(new Set(['200 0']));
    expect(await textsOf(carl, anna)).toEqual(['Hallo']);
    expect((await anna.client.call(getChat, { query: { profile: carl.id } })).reply.cost).toEqual({ credits: 0 });
    await free.close();
  });
});

describe('a free member', () => {
  test('may start two conversations, and may answer any member who wrote first', async () => {
    const anna = await writer();
    const others = [await writer(), await writer(), await writer(), await writer()];
    const [one, two, three, four] = others;
    if (!one || !two || !three || !four) throw new Error('four others');
    await wrote(anna, one);
    await wrote(anna, two);
    const third = await write(anna, three);
    expect([third.status, third.error]).toEqual([402, { code: 'premium_required', params: { limit: 2 } }]);
    await wrote(anna, one, 'weiter');
    await wrote(four, anna);
    await wrote(anna, four, 'eine Antwort braucht keinen Platz');
    expect(await creditsOf(anna)).toBe(6);
    expect(await chatsOf(three)).toEqual([]);
  });

  test('cannot start a third one by writing to many at once', async () => {
    const anna = await writer();
    const others = await Promise.all(Array.from({ length: 6 }, () => writer()));
    const responses = await Promise.all(others.map((other) => write(anna, other)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await creditsOf(anna)).toBe(8);
  });

  test('has no limit after paying', async () => {
    const anna = await buildMember(app, { credits: 10, paid_user: true });
    for (let n = 0; n < 4; n++) await wrote(anna, await writer());
    expect(await chatsOf(anna)).toHaveLength(4);
  });
});
