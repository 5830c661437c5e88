import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QueryOf } from '#platform/contract/endpoint.ts';
import { like, unlike } from '#features/likes/contract/endpoints.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { chatsOf, wrote } from '#tests/support/chat/chat.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { deleteChat, getChat } from '../../contract/endpoints.ts';
import { messagePageSize } from '../../contract/rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const pair = async (): Promise<[BuiltMember, BuiltMember]> => [
  await buildMember(app, { credits: 200 }),
  await buildMember(app, { name: 'Ben', credits: 200 }),
];
const open = ({ client }: BuiltMember, query: QueryOf<typeof getChat>) => client.call(getChat, { query });

describe('a page of a conversation', () => {
  test('is the newest, or before, after or around a message, and reports whether there are further messages', async () => {
    const [anna, ben] = await pair();
    const ids: number[] = [];
    let conversation = 0;
    for (let n = 0; n < messagePageSize * 2 + 5; n++) {
      const sent = await wrote(anna, ben, `Nachricht ${n}`);
      ({ conversation } = sent);
      ids.push(sent.message.id);
    }
    const page = async (query: object) => {
      const { reply } = await open(ben, { conversation, ...query });
      return { ids: reply.messages.map(({ id }) => id), more: reply.more, below: reply.more_below };
    };
    const [size, middle] = [messagePageSize, messagePageSize + 2];
    expect(await page({})).toEqual({ ids: ids.slice(-size), more: true, below: false });
    expect(await page({ before: ids[size] })).toEqual({ ids: ids.slice(0, size), more: false, below: false });
    expect(await page({ after: ids[4] })).toEqual({ ids: ids.slice(5, 5 + size), more: true, below: true });
    expect(await page({ after: ids[size + 4] })).toEqual({ ids: ids.slice(-size), more: true, below: false });
    expect(await page({ after: ids.at(-1) })).toMatchObject({ ids: [], below: false });
    const around = await page({ around: ids[middle] });
    expect(around).toMatchObject({ more: true, below: true });
    expect([around.ids.length, around.ids.includes(ids[middle] ?? 0), around.ids]).toEqual([
      size,
      true,
      around.ids.toSorted((a, b) => a - b),
    ]);
    expect(await page({ around: ids[0] })).toMatchObject({ more: false, below: true });
    expect(await page({ around: ids.at(-1) })).toMatchObject({ more: true, below: false });
  });

  test('marks what it shows as read when it is opened, and not when it is peeked at or paged through', async () => {
    const [anna, ben] = await pair();
    const { conversation, message } = await wrote(anna, ben, 'eins');
    await wrote(anna, ben, 'zwei');
    const unread = async () => (await chatsOf(ben)).map(({ num_unread_messages }) => num_unread_messages);
    for (const query of [{ peek: true }, { around: message.id }, { after: message.id }, { before: message.id }]) {
      await open(ben, { conversation, ...query });
      expect(await unread()).toEqual([2]);
    }
    expect((await open(ben, { conversation })).reply.num_unread_messages).toBe(2);
    expect(await unread()).toEqual([0]);
    await wrote(anna, ben, 'drei');
    await open(ben, { profile: anna.id });
    expect(await unread()).toEqual([0]);
  });

  test('never contains removed messages', async () => {
    const [anna, ben] = await pair();
    const old = await wrote(anna, ben, 'alt');
    const { conversation } = old;
    await ben.client.call(deleteChat, { body: { conversation } });
    await wrote(anna, ben, 'neu');
    for (const query of [{}, { around: old.message.id }, { after: old.message.id - 1 }, { before: old.message.id + 1_000_000 }])
      expect((await open(ben, { conversation, ...query })).reply).toMatchObject({ messages: [{ text: 'neu' }], more: false });
  });

  test('around a message of another conversation, or an unknown one, reveals nothing about it', async () => {
    const [anna, ben] = await pair();
    const clara = await buildMember(app, { credits: 10 });
    const { conversation } = await wrote(anna, ben, 'hier');
    const elsewhere = await wrote(clara, anna, 'dort');
    for (const around of [elsewhere.message.id, 999_999_999])
      expect((await open(ben, { conversation, around })).reply.messages.map(({ text }) => text)).toEqual(['hier']);
  });

  test('takes only one of the three parameters', async () => {
    const [anna, ben] = await pair();
    const { conversation, message } = await wrote(anna, ben);
    const { id } = message;
    for (const query of [`before=${id}&after=${id}`, `around=${id}&after=${id}`, 'around=0', 'after=x', 'before=-1', `profile=${anna.id}`])
      expect([query, (await ben.client.raw('GET', `/api/chat.php?conversation=${conversation}&${query}`)).error?.code]).toEqual([
        query,
        'invalid_request',
      ]);
  });
});

describe('a conversation', () => {
  test('counts as answered for a member who has written in it', async () => {
    const [anna, ben] = await pair();
    const { conversation } = await wrote(anna, ben);
    const answered = async () => [
      (await open(anna, { conversation })).reply.answered,
      (await open(ben, { profile: anna.id })).reply.answered,
    ];
    expect(await answered()).toEqual([true, false]);
    await wrote(anna, ben);
    expect(await answered()).toEqual([true, false]);
    await wrote(ben, anna);
    await ben.client.call(deleteChat, { body: { conversation } });
    expect(await answered()).toEqual([true, true]);
  });

  test('contains the price of an image, which is free before the activation', async () => {
    const [anna, ben] = await pair();
    const { settings } = await app.features.sites.byHost('localhost');
    const newcomer = await buildMember(app, { status: 'not_confirmed' });
    expect((await open(anna, { profile: ben.id })).reply.image_cost.credits).toBe(settings.photo_credits);
    expect((await open(newcomer, { profile: ben.id })).reply.image_cost).toEqual({ credits: 0 });
  });

  test('that is unknown, of other members or with a blocked member gives the same `not_found`', async () => {
    const [anna, ben] = await pair();
    const clara = await buildMember(app);
    const { conversation, message } = await wrote(anna, ben);
    const around = { conversation, around: message.id };
    const nobody = { status: 404, error: { code: 'not_found', params: {} } };
    for (const query of [{ conversation }, around, { conversation: 999_999 }, { profile: 999_999 }])
      expect(await open(clara, query)).toMatchObject(nobody);
    await anna.client.call(block, { body: { id: ben.id } });
    for (const member of [anna, ben])
      for (const query of [{ conversation }, around, { profile: member === anna ? ben.id : anna.id }])
        expect(await open(member, query)).toMatchObject(nobody);
  });
});

describe('the likes before the first message', () => {
  test("come with the first page, from each member's own side, and not with further pages", async () => {
    const [anna, ben] = await pair();
    expect((await open(anna, { profile: ben.id })).reply.likes).toEqual({ received: null, sent: null });
    await ben.client.call(like, { body: { id: anna.id, note: 'Welche Suppe?' } });
    const mine = await open(anna, { profile: ben.id });
    expect(mine.reply.likes).toMatchObject({ received: { id: ben.id, note: 'Welche Suppe?' }, sent: null });
    const his = await open(ben, { profile: anna.id });
    expect(his.reply.likes).toMatchObject({ received: null, sent: { id: anna.id, note: 'Welche Suppe?' } });
    const { message, conversation } = await wrote(anna, ben, 'Kürbis.');
    expect((await open(anna, { conversation })).reply.likes.received?.note).toBe('Welche Suppe?');
    expect((await open(anna, { conversation, before: message.id })).reply.likes).toEqual({ received: null, sent: null });
  });

  test('are gone when the like was taken back, and never visible to anybody else', async () => {
    const [anna, ben] = await pair();
    const [carla] = await pair();
    await ben.client.call(like, { body: { id: anna.id, note: 'Welche Suppe?' } });
    expect((await open(carla, { profile: anna.id })).reply.likes).toEqual({ received: null, sent: null });
    await ben.client.call(unlike, { body: { id: anna.id } });
    expect((await open(anna, { profile: ben.id })).reply.likes).toEqual({ received: null, sent: null });
  });
});
