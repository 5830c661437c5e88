import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { chatsOf, textsOf, write, wrote } from '#tests/support/chat/chat.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getChats } from '../contract/chats.ts';
import { deleteChat, getChat, markRead, restoreChat, sendMessage } from '../contract/endpoints.ts';
import { messagePageSize } from '../contract/rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const pair = async (): Promise<[BuiltMember, BuiltMember]> => [
  await buildMember(app, { name: 'Anna', credits: 100 }),
  await buildMember(app, { name: 'Ben', credits: 100 }),
];

describe('two members', () => {
  test('can write, receive, answer and read messages', async () => {
    const [anna, ben] = await pair();
    const before = await anna.client.call(getChat, { query: { profile: ben.id } });
    expect(before.reply).toMatchObject({
      conversation: null,
      messages: [],
      more: false,
      credits: 100,
      profile: { id: ben.id, name: 'Ben' },
      last_active: 'today',
    });

    const { conversation, message, credits } = await wrote(anna, ben, '  Hallo Ben!\n');
    expect(message).toMatchObject({ sender: anna.id, text: 'Hallo Ben!' });
    expect(credits).toBe(99);
    expect(await chatsOf(ben)).toEqual([
      expect.objectContaining({
        conversation: { id: conversation },
        profile: expect.objectContaining({ id: anna.id, name: 'Anna' }),
        num_unread_messages: 1,
        last_message: message,
        read_up_to: 0,
      }),
    ]);

    const opened = await ben.client.call(getChat, { query: { conversation } });
    expect(opened.reply).toMatchObject({ conversation, messages: [message], num_unread_messages: 1, credits: 100 });
    const read = await ben.client.call(markRead, { body: { conversation, read_up_to: message.id } });
    expect(read.reply).toEqual({ num_unread_messages: 0 });
    expect((await chatsOf(ben))[0]?.num_unread_messages).toBe(0);
    expect((await chatsOf(anna))[0]).toMatchObject({ num_unread_messages: 0, read_up_to: message.id });

    const response = await ben.client.call(sendMessage, {
      body: { conversation, client_id: crypto.randomUUID(), text: 'Hallo Anna' },
    });
    expect(response.reply.conversation).toBe(conversation);
    expect((await anna.client.call(getChat, { query: { profile: ben.id } })).reply).toMatchObject({
      conversation,
      messages: [message, response.reply.message],
      num_unread_messages: 1,
      read_up_to: message.id,
    });
  });

  test('who first write to each other at the same moment share one conversation', async () => {
    for (let round = 0; round < 5; round++) {
      const [anna, ben] = await pair();
      const sent = await Promise.all([write(anna, ben), write(ben, anna), write(anna, ben), write(ben, anna)]);
      expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(sent.map(({ reply }) => reply.conversation)).size).toBe(1);
      expect((await chatsOf(anna))[0]?.num_unread_messages).toBe(2);
    }
  });

  test('see the conversation with the newest message first', async () => {
    const [anna, ben] = await pair();
    const carl = await buildMember(app, { credits: 10 });
    await wrote(ben, anna);
    await wrote(carl, anna);
    await wrote(ben, anna);
    expect((await chatsOf(anna)).map(({ profile }) => profile.id)).toEqual([ben.id, carl.id]);
  });
});

test('conversations beyond the list are found below its last one', async () => {
  const anna = await buildMember(app, { credits: 100 });
  const partners = [];
  for (let n = 0; n < 3; n++) {
    const partner = await buildMember(app, { credits: 100 });
    await wrote(partner, anna);
    partners.unshift(partner.id);
  }
  const all = await chatsOf(anna);
  expect(all.map(({ profile }) => profile.id)).toEqual(partners);
  const below = async (before: number) =>
    (await anna.client.call(getChats, { query: { before } })).reply.chats.map(({ profile }) => profile.id);
  expect(await below(all[0]?.last_message?.id ?? 0)).toEqual(partners.slice(1));
  expect(await below(all[2]?.last_message?.id ?? 0)).toEqual([]);
});

describe('a long conversation', () => {
  test('is loaded page by page, each page oldest first', async () => {
    const [anna, ben] = await pair();
    const all = Array.from({ length: messagePageSize * 2 + 1 }, (_, n) => `Nachricht ${n}`);
    for (const text of all) await wrote(anna, ben, text);
    const pages: string[][] = [];
    let before: number | undefined;
    for (let more = true; more;) {
      const { reply } = await ben.client.call(getChat, { query: { profile: anna.id, ...(before === undefined ? {} : { before }) } });
      pages.unshift(reply.messages.map(({ text }) => text));
      before = reply.messages[0]?.id;
      more = reply.more;
    }
    expect(pages.map((page) => page.length)).toEqual([1, messagePageSize, messagePageSize]);
    expect(pages.flat()).toEqual(all);
  });

  test('of exactly one page has no further page', async () => {
    const [anna, ben] = await pair();
    for (let n = 0; n < messagePageSize; n++) await wrote(anna, ben);
    const { reply } = await ben.client.call(getChat, { query: { profile: anna.id } });
    expect([reply.messages.length, reply.more]).toEqual([messagePageSize, false]);
  });
});

describe('reading', () => {
  test('never moves back', async () => {
    const [anna, ben] = await pair();
    const first = await wrote(anna, ben);
    const { conversation, message } = await wrote(anna, ben);
    const read = (upTo: number) => ben.client.call(markRead, { body: { conversation, read_up_to: upTo } });
    expect((await read(first.message.id)).reply).toEqual({ num_unread_messages: 1 });
    expect((await read(message.id)).reply).toEqual({ num_unread_messages: 0 });
    expect((await read(first.message.id)).reply).toEqual({ num_unread_messages: 0 });
    expect((await chatsOf(anna))[0]?.read_up_to).toBe(message.id);
  });

  test('up to a future id marks only existing messages as read', async () => {
    const [anna, ben] = await pair();
    const { conversation, message } = await wrote(anna, ben);
    await ben.client.call(markRead, { body: { conversation, read_up_to: Number.MAX_SAFE_INTEGER } });
    await wrote(anna, ben);
    expect((await chatsOf(ben))[0]?.num_unread_messages).toBe(1);
    expect((await chatsOf(anna))[0]?.read_up_to).toBe(message.id);
  });

  test("the viewer's own messages changes nothing", async () => {
    const [anna, ben] = await pair();
    const { conversation, message } = await wrote(anna, ben);
    await anna.client.call(markRead, { body: { conversation, read_up_to: message.id } });
    expect((await chatsOf(ben))[0]).toMatchObject({ num_unread_messages: 1, read_up_to: 0 });
  });

  test('while messages arrive counts every unread message', async () => {
    const [anna, ben] = await pair();
    const { conversation, message } = await wrote(anna, ben);
    const work = Array.from({ length: 20 }, (_, n) =>
      n % 2 ? write(anna, ben) : ben.client.call(markRead, { body: { conversation, read_up_to: message.id } }),
    );
    await Promise.all(work);
    expect((await chatsOf(ben))[0]?.num_unread_messages).toBe(10);
  });
});

describe('a removed conversation', () => {
  test('is gone only for the member who removed it', async () => {
    const [anna, ben] = await pair();
    const { conversation } = await wrote(anna, ben, 'alt');
    for (let times = 0; times < 2; times++)
      expect((await ben.client.call(deleteChat, { body: { conversation } })).reply).toEqual({ done: true });
    expect(await chatsOf(ben)).toEqual([]);
    expect(await textsOf(ben, anna)).toEqual([]);
    expect(await textsOf(anna, ben)).toEqual(['alt']);
    expect((await chatsOf(anna))[0]).toMatchObject({ read_up_to: 0 });
  });

  test('keeps messages that arrived after the reader last saw it, even when the removal is repeated and then undone', async () => {
    const [anna, ben] = await pair();
    const { conversation, message } = await wrote(anna, ben, 'alt');
    const remove = () => ben.client.call(deleteChat, { body: { conversation, up_to: message.id } });
    await remove();
    await wrote(anna, ben, 'neu');
    expect((await remove()).reply).toEqual({ done: true });
    expect(await textsOf(ben, anna)).toEqual(['neu']);
    expect((await chatsOf(ben))[0]?.num_unread_messages).toBe(1);
    await ben.client.call(restoreChat, { body: { conversation } });
    expect(await textsOf(ben, anna)).toEqual(['alt', 'neu']);
    // An id above the newest message must not remove messages that the reader has not seen.
    await ben.client.call(deleteChat, { body: { conversation, up_to: message.id + 1_000_000 } });
    await wrote(anna, ben, 'danach');
    expect(await textsOf(ben, anna)).toEqual(['danach']);
  });

  test('reappears with the next message, without the old ones', async () => {
    const [anna, ben] = await pair();
    const { conversation } = await wrote(anna, ben, 'alt');
    await ben.client.call(deleteChat, { body: { conversation } });
    await wrote(anna, ben, 'neu');
    expect(await chatsOf(ben)).toEqual([
      expect.objectContaining({
        conversation: { id: conversation },
        num_unread_messages: 1,
        last_message: expect.objectContaining({ text: 'neu' }),
      }),
    ]);
    expect(await textsOf(ben, anna)).toEqual(['neu']);
    expect(await textsOf(anna, ben)).toEqual(['alt', 'neu']);
  });
});
