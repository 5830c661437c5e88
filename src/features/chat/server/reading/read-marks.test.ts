import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { chatsOf, wrote } from '#tests/support/chat/chat.ts';
import { connectLive, listen } from '#tests/support/live-client.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { putChatSettings } from '../../contract/chat-settings.ts';
import { getChat, markRead } from '../../contract/endpoints.ts';
import { readUpTo } from '../../contract/events.ts';

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
const marks = ({ client }: BuiltMember, on: boolean) => client.call(putChatSettings, { body: { read_marks: on } });
const read = ({ client }: BuiltMember, conversation: number, upTo: number) =>
  client.call(markRead, { body: { conversation, read_up_to: upTo } });
/** The id up to which the other member has read, as shown in the list and in the conversation. */
const seenBy = async (member: BuiltMember, conversation: number) => [
  (await chatsOf(member)).find((chat) => chat.conversation.id === conversation)?.read_up_to,
  (await member.client.call(getChat, { query: { conversation } })).reply.read_up_to,
];

describe('a member without read receipts', () => {
  test('sends none, neither live nor later, but their own unread count falls in all their browsers', async () => {
    const [anna, ben] = await pair();
    const { conversation, message } = await wrote(anna, ben);
    await marks(ben, false);
    const [here, there] = [await connectLive(address, ben.client), await connectLive(address, anna.client)];
    expect((await read(ben, conversation, message.id)).reply).toEqual({ num_unread_messages: 0 });
    expect(await here.next(readUpTo)).toEqual({ conversation, profile: ben.id, read_up_to: message.id });
    await Promise.all([here.hello(), there.hello(0)]);
    expect(there.of(readUpTo)).toEqual([]);
    expect([await seenBy(anna, conversation), (await chatsOf(ben))[0]?.num_unread_messages]).toEqual([[0, 0], 0]);
  });

  test('sees none of other members', async () => {
    const [anna, ben] = await pair();
    const { conversation, message } = await wrote(ben, anna);
    await marks(ben, false);
    const there = await connectLive(address, ben.client);
    await read(anna, conversation, message.id);
    await there.hello(0);
    expect([await seenBy(ben, conversation), there.of(readUpTo)]).toEqual([[0, 0], []]);
  });

  test('hides earlier receipts until they are switched on again', async () => {
    const [anna, ben] = await pair();
    const { conversation, message } = await wrote(anna, ben);
    await read(ben, conversation, message.id);
    expect(await seenBy(anna, conversation)).toEqual([message.id, message.id]);
    await marks(ben, false);
    expect(await seenBy(anna, conversation)).toEqual([0, 0]);
    await marks(ben, true);
    expect(await seenBy(anna, conversation)).toEqual([message.id, message.id]);
  });

  test('does not reveal later what was read meanwhile, until something new is read', async () => {
    for (const quiet of ['reader', 'writer'] as const) {
      const [anna, ben] = await pair();
      const first = await wrote(anna, ben);
      const { conversation } = first;
      await read(ben, conversation, first.message.id);
      const member = quiet === 'reader' ? ben : anna;
      await marks(member, false);
      const second = await wrote(anna, ben);
      await read(ben, conversation, second.message.id);
      await marks(member, true);
      // Reading the same message again changes nothing.
      await read(ben, conversation, second.message.id);
      expect([quiet, await seenBy(anna, conversation)]).toEqual([quiet, [first.message.id, first.message.id]]);
      const third = await wrote(anna, ben);
      expect(await seenBy(anna, conversation)).toEqual([first.message.id, first.message.id]);
      const there = await connectLive(address, anna.client);
      await read(ben, conversation, third.message.id);
      expect((await there.next(readUpTo)).read_up_to).toBe(third.message.id);
      expect(await seenBy(anna, conversation)).toEqual([third.message.id, third.message.id]);
    }
  });

  test('changes nothing between other members', async () => {
    const [anna, ben] = await pair();
    const clara = await buildMember(app, { credits: 10 });
    await marks(clara, false);
    const { conversation, message } = await wrote(anna, ben);
    await wrote(clara, ben);
    await read(ben, conversation, message.id);
    expect(await seenBy(anna, conversation)).toEqual([message.id, message.id]);
  });
});

test('two conversations are marked as read independently', async () => {
  const [anna, ben] = await pair();
  const clara = await buildMember(app, { credits: 100 });
  await marks(clara, false);
  const [one, two] = [await wrote(anna, ben), await wrote(clara, ben)];
  await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      n % 2 ? read(ben, one.conversation, one.message.id) : read(ben, two.conversation, two.message.id),
    ),
  );
  expect((await chatsOf(ben)).map(({ num_unread_messages }) => num_unread_messages)).toEqual([0, 0]);
  expect([await seenBy(anna, one.conversation), await seenBy(clara, two.conversation)]).toEqual([
    [one.message.id, one.message.id],
    [0, 0],
  ]);
});
