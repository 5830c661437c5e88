import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activationOf } from '#tests/support/account/activation.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { chatsOf, write, wrote } from '#tests/support/chat/chat.ts';
import { connectLive, listen } from '#tests/support/live-client.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getChat, putDraft } from '../contract/endpoints.ts';
import { draftChanged } from '../contract/events.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await createTestApp();
  address = await listen(app);
});
afterAll(() => app.close());

const pair = async (): Promise<[BuiltMember, BuiltMember]> => [
  await buildMember(app, { credits: 100 }),
  await buildMember(app, { name: 'Ben', credits: 100 }),
];
/** Saves a draft that was typed so many seconds ago. */
const put = (from: BuiltMember, to: BuiltMember, text: string, seconds = 0) =>
  from.client.call(putDraft, { body: { profile: to.id, text, age: seconds * 1000 } });
const draftOf = async (from: BuiltMember, to: BuiltMember) => (await from.client.call(getChat, { query: { profile: to.id } })).reply.draft;

describe('a draft', () => {
  test('is available on all of the member’s devices exactly as typed, in the list and in the conversation, and to no other member', async () => {
    const [anna, ben] = await pair();
    const { conversation } = await wrote(anna, ben);
    const text = '  noch nicht\0 fertig 👩‍👩‍👧 \ud800 ';
    expect((await anna.client.call(putDraft, { body: { conversation, text, age: 0 } })).reply).toEqual({
      done: true,
      written_at: expect.any(String),
    });
    const kept = '  noch nicht fertig 👩‍👩‍👧 \ufffd ';
    expect((await chatsOf(anna)).map(({ draft }) => draft)).toEqual([kept]);
    expect((await anna.client.call(getChat, { query: { conversation } })).reply.draft).toBe(kept);
    expect([(await chatsOf(ben))[0]?.draft, await draftOf(ben, anna)]).toEqual(['', '']);
  });

  test('to a member without a conversation does not create one', async () => {
    const [anna, ben] = await pair();
    await put(anna, ben, 'Soll ich?');
    expect([await chatsOf(anna), await draftOf(anna, ben)]).toEqual([[], 'Soll ich?']);
  });

  test('is replaced only by a newer one; an older one arriving late restores nothing', async () => {
    const [anna, ben] = await pair();
    await put(anna, ben, 'zwei', 20);
    await put(anna, ben, 'eins', 30);
    expect(await draftOf(anna, ben)).toBe('zwei');
    await put(anna, ben, 'drei', 20);
    expect(await draftOf(anna, ben)).toBe('drei');
    for (const nothing of ['', ' \n\u200b']) {
      await put(anna, ben, nothing, 10);
      await put(anna, ben, 'vier', 15);
      expect(await draftOf(anna, ben)).toBe('');
    }
  });

  // Regression: drafts were ordered by device clocks. On a device that was ten minutes slow, newly typed text lost to an older draft.
  test('is ordered by the server’s clock, whatever the device’s clock says', async () => {
    const [anna, ben] = await pair();
    for (const [text, seconds] of [
      ['genau', 0],
      ['Uhr zehn Minuten nach', -600],
      ['Uhr einen Tag vor', 86_400],
      ['wieder genau', 0],
    ] as const) {
      app.platform.clock.advance(1);
      const written_at = new Date(app.platform.clock.now().getTime() + seconds * 1000).toISOString();
      // The request of a page from an earlier release.
      const { reply } = await anna.client.call(putDraft, { body: { profile: ben.id, text, written_at } });
      const late = app.platform.clock.now().getTime() - Date.parse(reply.written_at);
      expect([late >= 0 && late < 60_000, await draftOf(anna, ben)]).toEqual([true, text]);
    }
  });

  test('is published only to the member’s own browsers, and only when it changed', async () => {
    const [anna, ben] = await pair();
    const [here, there] = [await connectLive(address, anna.client), await connectLive(address, ben.client)];
    await put(anna, ben, 'Hallo');
    await put(anna, ben, 'Hallo');
    await put(anna, ben, 'zu spät', 5);
    await Promise.all([here.next(draftChanged), here.hello(), there.hello()]);
    expect(here.of(draftChanged)).toEqual([{ profile: ben.id, text: 'Hallo', written_at: expect.any(String) }]);
    expect(there.of(draftChanged)).toEqual([]);
  });

  test('stays when a message is sent, because the browser empties it', async () => {
    const [anna, ben] = await pair();
    await put(anna, ben, 'Entwurf');
    await write(anna, ben);
    expect(await draftOf(anna, ben)).toBe('Entwurf');
  });

  test('may be written before the activation and is still there after it', async () => {
    const [anna, ben] = [await buildMember(app, { status: 'not_confirmed' }), await buildMember(app)];
    await put(anna, ben, 'Gleich');
    await (
      await activationOf(app, anna)
    )();
    expect(await draftOf(anna, ben)).toBe('Gleich');
  });

  test('to a member who is not visible is not found', async () => {
    const [anna, ben] = await pair();
    const { conversation } = await wrote(anna, ben);
    const clara = await buildMember(app);
    await put(anna, ben, 'geheim');
    const elsewhere = await buildMember(app, { host: 'de.localhost' });
    const hidden = await buildMember(app, { status: 'not_confirmed' });
    for (const id of [999_999, anna.id, elsewhere.id, hidden.id])
      expect((await put(anna, { ...ben, id } as BuiltMember, 'x')).status).toBe(404);
    expect((await clara.client.call(putDraft, { body: { conversation, text: 'x', age: 0 } })).status).toBe(404);
    await ben.client.call(block, { body: { id: anna.id } });
    expect((await put(anna, ben, 'neu')).status).toBe(404);
    expect((await anna.client.call(putDraft, { body: { conversation, text: 'x', age: 0 } })).status).toBe(404);
    expect(await chatsOf(anna)).toEqual([]);
  });

  test('with invalid fields is refused', async () => {
    const [anna, ben] = await pair();
    const { conversation } = await wrote(anna, ben);
    const good = { profile: ben.id, text: 'x', age: 0 };
    const wrong: object[] = [
      { ...good, conversation },
      { text: 'x', age: 0 },
      { ...good, written_at: '2026-02-30T25:00:00Z' },
      { ...good, age: -1 },
      { ...good, age: 0.5 },
      { ...good, text: 'x'.repeat(20_001) },
      { ...good, text: null },
      { ...good, profile: '1; DROP TABLE chat_drafts' },
      { ...good, profile: -1 },
    ];
    for (const body of wrong)
      expect([body, (await anna.client.raw('PUT', '/api/chat-draft.php', body)).error?.code]).toEqual([body, 'invalid_request']);
    expect((await app.client().raw('PUT', '/api/chat-draft.php', good)).body).toMatchObject({ authentication_required: true });
  });

  test('saved fifty times at once is the newest, and published only when it changed', async () => {
    const [anna, ben] = await pair();
    const there = await connectLive(address, anna.client);
    const times = seededRandom().shuffled(Array.from({ length: 50 }, (_, n) => n));
    const responses = await Promise.all(times.map((n) => put(anna, ben, `Fassung ${n}`, 50 - n)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await draftOf(anna, ben)).toBe('Fassung 49');
    await there.next(draftChanged, ({ text }) => text === 'Fassung 49');
    const published = there.of(draftChanged).map(({ text }) => text);
    expect(new Set(published).size).toBe(published.length);
  });

  test('is one of at most five hundred stored for a member', async () => {
    const [anna, ben] = await pair();
    await app.platform.database.pool.query(
      `WITH others AS (INSERT INTO users (site_id, email, password_hash, language, status, signup_date)
         SELECT site_id, '${randomUUID()}' || n || '@others.test', '', 'de', 'active', now() FROM users, generate_series(1, 500) n WHERE id = $1 RETURNING id)
       INSERT INTO chat_drafts SELECT $1, id, 'alt', now() - interval '1 day' FROM others`,
      [anna.id],
    );
    await put(anna, ben, 'neu');
    const { rows } = await app.platform.database.pool.query<{ text: string; n: number }>(
      'SELECT text, count(*) AS n FROM chat_drafts WHERE user_id = $1 GROUP BY text ORDER BY text',
      [anna.id],
    );
    expect(rows).toEqual([
      { text: 'alt', n: 499 },
      { text: 'neu', n: 1 },
    ]);
  });
});
