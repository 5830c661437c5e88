import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activationOf } from '#tests/support/account/activation.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { connectLive, listen } from '#tests/support/live-client.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { deleteChat, getChat, putReaction, searchChat, sendGift, sendMessage } from '../../contract/endpoints.ts';
import { messageStored } from '../../contract/events.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await createTestApp();
  address = await listen(app);
});
afterAll(() => app.close());

const pair = async (): Promise<[BuiltMember, BuiltMember]> => [
  await buildMember(app, { name: 'Anna', credits: 100 }),
  await buildMember(app, { name: 'Ben', credits: 100 }),
];
const writeBack = ({ client }: BuiltMember, to: BuiltMember, quoted: number, text = 'Dazu: ja', clientId = randomUUID()) =>
  client.call(sendMessage, { body: { profile: to.id, client_id: clientId, text, quoted } });
const seenBy = async ({ client }: BuiltMember, { id }: BuiltMember) =>
  (await client.call(getChat, { query: { profile: id, peek: true } })).reply.messages;

test('a reply contains the sender and the beginning of the quoted message in every response and event', async () => {
  const [anna, ben] = await pair();
  const there = await connectLive(address, anna.client);
  const long = 'Samstag um drei? '.repeat(20);
  const { conversation, message } = await wrote(anna, ben, long);
  const { status, reply } = await writeBack(ben, anna, message.id);
  const quote = { id: message.id, content: { sender: anna.id, text: message.text.slice(0, 140), kind: 'text', gift: null } };
  expect([status, reply.message.quote]).toEqual([200, quote]);
  expect((await there.next(messageStored, (event) => event.message.id === reply.message.id)).message.quote).toEqual(quote);
  for (const [reader, other] of [
    [anna, ben],
    [ben, anna],
  ] as const)
    expect((await seenBy(reader, other)).map((each) => each.quote)).toEqual([null, quote]);
  const found = await anna.client.call(searchChat, { query: { conversation, q: 'Dazu' } });
  expect(found.reply.messages.map((each) => each.quote)).toEqual([quote]);
  const late = await connectLive(address, anna.client);
  await late.hello(message.id);
  expect(late.of(messageStored).map((each) => each.message.quote)).toEqual([quote]);
});

// Regression: the database cut the quote by code points, which split the last flag into one letter and took the child from a family
// emoji.
test('a quote ends with a whole character', async () => {
  const [anna, ben] = await pair();
  for (const [said, quoted] of [
    ['🇫🇮'.repeat(150), '🇫🇮'.repeat(70)],
    [`a${'👨‍👩‍👧'.repeat(60)}`, `a${'👨‍👩‍👧'.repeat(34)}`],
  ] as const) {
    const { message } = await wrote(anna, ben, said);
    expect((await writeBack(ben, anna, message.id)).reply.message.quote?.content?.text).toBe(quoted);
  }
});

test('a gift is quoted by its kind, and an own message can be answered', async () => {
  const [anna, ben] = await pair();
  const { reply } = await anna.client.call(sendGift, { body: { profile: ben.id, client_id: randomUUID(), gift: 'umbrella' } });
  for (const by of [anna, ben]) {
    const sent = await writeBack(by, by === anna ? ben : anna, reply.message.id);
    expect(sent.reply.message.quote?.content).toEqual({ sender: anna.id, text: '', kind: 'gift', gift: 'umbrella' });
  }
});

test('a message of others, one that does not exist and one that the sender has removed cannot be quoted, and cost nothing', async () => {
  const [anna, ben] = await pair();
  const clara = await buildMember(app, { credits: 10 });
  const mine = await wrote(anna, ben);
  const foreign = await wrote(clara, anna);
  await ben.client.call(deleteChat, { body: { conversation: mine.conversation } });
  const next = await wrote(anna, ben);
  for (const quoted of [mine.message.id, foreign.message.id, 999_999_999]) {
    const { status, error } = await writeBack(ben, anna, quoted);
    expect([status, error?.code]).toEqual([409, 'quoted_gone']);
  }
  expect((await writeBack(ben, anna, next.message.id)).reply.credits).toBe(99);
});

test('a message that the recipient has removed is gone from the quote, for the recipient only', async () => {
  const [anna, ben] = await pair();
  const there = await connectLive(address, anna.client);
  const { conversation, message } = await wrote(anna, ben);
  await anna.client.call(deleteChat, { body: { conversation } });
  const { reply } = await writeBack(ben, anna, message.id);
  expect(reply.message.quote?.content?.text).toBe('Hallo');
  const event = await there.next(messageStored, (each) => each.message.id === reply.message.id);
  const gone = { id: message.id, content: null };
  expect([event.message.quote, (await seenBy(anna, ben)).map((each) => each.quote)]).toEqual([gone, [gone]]);
  expect((await seenBy(ben, anna)).at(-1)?.quote?.content?.text).toBe('Hallo');
});

test('a reply whose response was lost is stored once, and the repeated call returns its quote and its reaction', async () => {
  const [anna, ben] = await pair();
  const { message } = await wrote(anna, ben);
  const id = randomUUID();
  const first = await writeBack(ben, anna, message.id, 'Ja', id);
  await anna.client.call(putReaction, { body: { message: first.reply.message.id, reaction: 'like' } });
  const again = await writeBack(ben, anna, message.id, 'Ja', id);
  expect(again.reply.message).toEqual({ ...first.reply.message, reaction: 'like' });
  expect(again.reply.credits).toBe(first.reply.credits);
  expect(await seenBy(anna, ben)).toHaveLength(2);
});

test('the same reply twenty times at once is stored once', async () => {
  const [anna, ben] = await pair();
  const { message } = await wrote(anna, ben);
  const id = randomUUID();
  const responses = await Promise.all(Array.from({ length: 20 }, () => writeBack(ben, anna, message.id, 'Ja', id)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await seenBy(anna, ben)).toHaveLength(2);
});

test('waiting messages that quote each other still do so when they are delivered with new ids', async () => {
  const anna = await buildMember(app, { status: 'not_confirmed', name: 'Neu' });
  const ben = await buildMember(app);
  const first = await wrote(anna, ben, 'Eins');
  const second = await writeBack(anna, ben, first.message.id, 'Zwei');
  expect(second.reply.message.quote?.content?.text).toBe('Eins');
  const there = await connectLive(address, ben.client);
  await (
    await activationOf(app, anna)
  )();
  const delivered = await there.next(messageStored, (event) => event.message.text === 'Zwei');
  const [one, two] = await seenBy(ben, anna);
  expect(one?.id).toBeGreaterThan(second.reply.message.id);
  const quote = { id: one?.id, content: { sender: anna.id, text: 'Eins', kind: 'text', gift: null } };
  expect([two?.quote, delivered.message.quote]).toEqual([quote, quote]);
});
