import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { block } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { deleteChat, restoreChat, searchChat } from '../../../contract/endpoints.ts';
import { searchPageSize } from '../../../contract/rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const pair = async (): Promise<[BuiltMember, BuiltMember]> => [
  await buildMember(app, { credits: 200 }),
  await buildMember(app, { name: 'Ben', credits: 200 }),
];
const search = ({ client }: BuiltMember, conversation: number, q: string, before?: number) =>
  client.call(searchChat, { query: { conversation, q, ...(before === undefined ? {} : { before }) } });
const found = async (member: BuiltMember, conversation: number, q: string) =>
  (await search(member, conversation, q)).reply.messages.map(({ text }) => text);

/** Stores many messages at once, each with its number and a text. */
async function fill(
  conversation: number,
  sender: BuiltMember,
  most: number,
  text = 'Guten Morgen aus Köln, wie geht es dir heute so?',
): Promise<void> {
  // In parts, so that no statement runs into its timeout on a busy machine.
  for (let from = 0; from < most; from += 5000)
    await app.platform.database.pool.query(
      `WITH made AS (INSERT INTO messages (conversation_id, sender_id, client_id, created_at, cost, text)
       SELECT $1, $2, gen_random_uuid(), now(), 0, n || '. ' || $4 FROM generate_series($3::int, $5::int) n RETURNING id)
     UPDATE conversations SET last_message_id = (SELECT max(id) FROM made) WHERE id = $1`,
      [conversation, sender.id, from + 1, text, Math.min(most, from + 5000)],
    );
}

describe('a search in a conversation', () => {
  test('finds messages of both members that contain every word, ignoring case and accents, newest first', async () => {
    const [anna, ben] = await pair();
    const { conversation } = await wrote(anna, ben, 'Treffen wir uns im Café Übermut?');
    await wrote(ben, anna, 'Lieber am Fluss, das CAFE ist voll. Übermütig bist du!');
    await wrote(anna, ben, 'Kein Cafe\u0301, gut.');
    for (const member of [anna, ben]) {
      expect(await found(member, conversation, 'cafe')).toHaveLength(3);
      expect(await found(member, conversation, ' UBERMUT  café ')).toEqual([
        'Lieber am Fluss, das CAFE ist voll. Übermütig bist du!',
        'Treffen wir uns im Café Übermut?',
      ]);
    }
    expect((await search(anna, conversation, 'fluss treffen')).reply).toEqual({ messages: [], total: 0, more: false });
  });

  test('matches every character literally', async () => {
    const [anna, ben] = await pair();
    const texts = [
      '100 % sicher_x',
      '1000 sicher',
      'a.b*c(d)[e]{2}^$|?+',
      'abc',
      'C:\\neu\\d',
      '😀👍🏽',
      "'; DROP TABLE messages; --",
      '***=x',
    ];
    let conversation = 0;
    for (const text of texts) ({ conversation } = await wrote(anna, ben, text));
    for (const [q, text] of [
      ['0 %', texts[0]],
      ['r_x', texts[0]],
      ['.b*', texts[2]],
      ['[e]', texts[2]],
      ['(d)[e]{2}^$|?+', texts[2]],
      ['\\d', texts[4]],
      ['😀👍🏽', texts[5]],
      ["'; drop", texts[6]],
      ['***=', texts[7]],
    ] as const)
      expect([q, await found(anna, conversation, q)]).toEqual([q, [text]]);
    for (const nothing of ['%%', '__', '.*', '\\w', '\u0301\u0301', '  '])
      expect([nothing, await found(anna, conversation, nothing)]).toEqual([nothing, []]);
  });

  test('returns pages with the total number of matches', async () => {
    const [anna, ben] = await pair();
    const { conversation } = await wrote(anna, ben, 'anfangs');
    await fill(conversation, ben, searchPageSize * 2 + 1);
    const pages: number[][] = [];
    let before: number | undefined;
    for (let more = true; more;) {
      const { reply } = await search(anna, conversation, 'koln', before);
      expect(reply.total).toBe(searchPageSize * 2 + 1);
      pages.push(reply.messages.map(({ id }) => id));
      before = pages.at(-1)?.at(-1);
      more = reply.more;
    }
    expect(pages.map((page) => page.length)).toEqual([searchPageSize, searchPageSize, 1]);
    expect(pages.flat()).toEqual([...new Set(pages.flat())].toSorted((a, b) => b - a));
  });

  test('does not find removed messages until they are restored', async () => {
    const [anna, ben] = await pair();
    const { conversation } = await wrote(anna, ben, 'Geheimnis');
    await ben.client.call(deleteChat, { body: { conversation } });
    await wrote(anna, ben, 'kein Geheimnis');
    expect([await found(ben, conversation, 'geheim'), await found(anna, conversation, 'geheim')]).toEqual([
      ['kein Geheimnis'],
      ['kein Geheimnis', 'Geheimnis'],
    ]);
    await ben.client.call(restoreChat, { body: { conversation } });
    expect(await found(ben, conversation, 'geheim')).toHaveLength(2);
  });

  test('is available to its two members only, while they are visible to each other', async () => {
    const [anna, ben] = await pair();
    const { conversation } = await wrote(anna, ben, 'Hallo');
    const clara = await buildMember(app);
    const foreign = await search(clara, conversation, 'hallo');
    const unknown = await search(clara, 999_999, 'hallo');
    const nobody = { status: 404, error: { code: 'not_found', params: {} } };
    expect([foreign, unknown]).toMatchObject([nobody, nobody]);
    expect((await search({ ...anna, client: app.client() }, conversation, 'hallo')).body).toMatchObject({ authentication_required: true });
    await ben.client.call(block, { body: { id: anna.id } });
    for (const member of [anna, ben]) expect(await search(member, conversation, 'hallo')).toMatchObject(nobody);
  });

  test('requires a text within the length limits', async () => {
    const [anna, ben] = await pair();
    const { conversation } = await wrote(anna, ben);
    for (const query of ['q=a', `q=${'x'.repeat(101)}`, 'q=', '', 'q=hallo&before=x', 'q=hallo&before=0'])
      expect([query, (await anna.client.raw('GET', `/api/chat-search.php?conversation=${conversation}&${query}`)).error?.code]).toEqual([
        query,
        'invalid_request',
      ]);
    const many = Array.from({ length: 50 }, (_, n) => String.fromCodePoint(0x100 + n))
      .join(' ')
      .slice(0, 100);
    expect((await search(anna, conversation, many)).status).toBe(200);
  });

  test('gives the same results fifty times at once', async () => {
    const [anna, ben] = await pair();
    const { conversation } = await wrote(anna, ben, 'Hallo Welt');
    const responses = await Promise.all(Array.from({ length: 50 }, (_, n) => search(n % 2 ? anna : ben, conversation, 'welt hallo')));
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(responses[0]?.reply.total).toBe(1);
  });
});

describe('a conversation of 45,000 messages', () => {
  test('is searched completely, and any match can be opened', async () => {
    const [anna, ben] = await pair();
    const { conversation } = await wrote(anna, ben, 'die erste, ganz am Anfang');
    await fill(conversation, ben, 45_000);
    await app.platform.database.pool.query('VACUUM ANALYZE messages');
    const first = await search(anna, conversation, 'ERSTE anfang');
    expect(first.reply).toMatchObject({ total: 1, more: false, messages: [{ text: 'die erste, ganz am Anfang' }] });
    const all = await search(anna, conversation, 'koln');
    expect([all.reply.total, all.reply.messages[0]?.text.slice(0, 7)]).toEqual([45_000, '45000. ']);
    expect((await search(ben, conversation, '12345.')).reply.total).toBe(1);
  });
});
