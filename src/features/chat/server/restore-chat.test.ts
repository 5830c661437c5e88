import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { block } from '#features/safety/contract/endpoints.ts';
import { activationOf } from '#tests/support/account/activation.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { chatsOf, textsOf, write, wrote } from '#tests/support/chat/chat.ts';
import { connectLive, listen } from '#tests/support/live-client.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { deleteChat, markRead, restoreChat } from '../contract/endpoints.ts';
import { chatReset } from '../contract/events.ts';
import { restoreWindow, waitingMessages } from '../contract/rules.ts';

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
const remove = ({ client }: BuiltMember, conversation: number) => client.call(deleteChat, { body: { conversation } });
const restore = ({ client }: BuiltMember, conversation: number) => client.call(restoreChat, { body: { conversation } });
const outcome = ({ status, error }: { status: number; error: { code: string } | undefined }) => [status, error?.code];
const unreadOf = async (member: BuiltMember) => (await chatsOf(member)).map(({ num_unread_messages }) => num_unread_messages);
const pass = (ms: number) => app.platform.clock.advance(ms / 1000);

describe('a removed conversation that is restored', () => {
  test('is there again with its unread messages', async () => {
    const [anna, ben] = await pair();
    const first = await wrote(anna, ben, 'eins');
    await ben.client.call(markRead, { body: { conversation: first.conversation, read_up_to: first.message.id } });
    await wrote(anna, ben, 'zwei');
    await wrote(ben, anna, 'drei');
    const before = await chatsOf(ben);
    await remove(ben, first.conversation);
    expect(await chatsOf(ben)).toEqual([]);
    expect((await restore(ben, first.conversation)).reply).toEqual({ done: true });
    expect(await chatsOf(ben)).toEqual(before);
    expect([await textsOf(ben, anna), await unreadOf(ben)]).toEqual([['eins', 'zwei', 'drei'], [1]]);
  });

  test('keeps messages received since, and counts them together with the earlier unread ones', async () => {
    const [anna, ben] = await pair();
    const { conversation } = await wrote(anna, ben, 'alt');
    await remove(ben, conversation);
    await wrote(anna, ben, 'neu');
    await restore(ben, conversation);
    expect([await textsOf(ben, anna), await unreadOf(ben)]).toEqual([['alt', 'neu'], [2]]);
  });

  test('is removed and restored once, however often either is requested', async () => {
    const [anna, ben] = await pair();
    const { conversation } = await wrote(anna, ben, 'eins');
    for (let times = 0; times < 3; times++) await remove(ben, conversation);
    for (let times = 0; times < 3; times++) expect((await restore(ben, conversation)).status).toBe(200);
    expect(await textsOf(ben, anna)).toEqual(['eins']);
    // Nothing was ever removed from this one.
    expect((await restore(anna, conversation)).status).toBe(200);
    expect(await textsOf(anna, ben)).toEqual(['eins']);
  });

  test('undoes only the last removal', async () => {
    const [anna, ben] = await pair();
    const { conversation } = await wrote(anna, ben, 'eins');
    await remove(ben, conversation);
    await wrote(anna, ben, 'zwei');
    await remove(ben, conversation);
    await remove(ben, conversation);
    for (let times = 0; times < 2; times++) await restore(ben, conversation);
    expect(await textsOf(ben, anna)).toEqual(['zwei']);
  });

  test('can no longer be restored after the time limit, also when it was removed again without new messages', async () => {
    const [anna, ben] = await pair();
    const { conversation } = await wrote(anna, ben, 'eins');
    await remove(ben, conversation);
    pass(restoreWindow - 1000);
    await remove(ben, conversation);
    pass(2000);
    expect(outcome(await restore(ben, conversation))).toEqual([409, 'restore_too_late']);
    expect(await chatsOf(ben)).toEqual([]);
    await wrote(anna, ben, 'zwei');
    expect(await textsOf(ben, anna)).toEqual(['zwei']);
  });

  test('can be restored until the last moment', async () => {
    const [anna, ben] = await pair();
    const { conversation } = await wrote(anna, ben, 'eins');
    await remove(ben, conversation);
    const { rows } = await app.platform.database.pool.query<{ outcome: string }>(
      `SELECT chat_restore($1, id, greatest(low_removed_at, high_removed_at) + make_interval(secs => late)) AS outcome
       FROM conversations, (VALUES (0.001), (0)) AS moments (late) WHERE id = $2`,
      [ben.id, conversation],
    );
    expect(rows.map((row) => row.outcome)).toEqual(['too_late', 'restored']);
  });

  test('is not found for other members, after a block, or without a session', async () => {
    const [anna, ben] = await pair();
    const { conversation } = await wrote(anna, ben);
    const clara = await buildMember(app);
    for (const id of [conversation, 999_999]) expect(outcome(await restore(clara, id))).toEqual([404, 'not_found']);
    expect((await restore({ ...anna, client: app.client() }, conversation)).body).toMatchObject({ authentication_required: true });
    await remove(ben, conversation);
    await anna.client.call(block, { body: { id: ben.id } });
    expect(outcome(await restore(ben, conversation))).toEqual([404, 'not_found']);
    for (const wrong of [{}, { conversation: 'x' }, { conversation: 0 }, { conversation: [conversation] }])
      expect(outcome(await ben.client.raw('POST', '/api/chat-restore.php', wrong))).toEqual([400, 'invalid_request']);
  });

  test('is removed and restored in the member’s other browsers, and in no one else’s', async () => {
    const [anna, ben] = await pair();
    const { conversation } = await wrote(anna, ben);
    const [here, there] = [await connectLive(address, ben.client), await connectLive(address, anna.client)];
    await remove(ben, conversation);
    await here.next(chatReset);
    await restore(ben, conversation);
    await Promise.all([here.hello(), there.hello()]);
    expect([here.of(chatReset).length, there.of(chatReset).length]).toEqual([2, 0]);
  });

  test('has a correct unread count while fifty concurrent calls remove it, restore it and write in it', async () => {
    const [anna, ben] = await pair();
    const { conversation } = await wrote(anna, ben);
    const work = Array.from({ length: 50 }, (_, n) =>
      n % 3 === 0 ? write(anna, ben) : n % 3 === 1 ? remove(ben, conversation) : restore(ben, conversation),
    );
    expect(new Set((await Promise.all(work)).map(({ status }) => status))).toEqual(new Set([200]));
    await wrote(anna, ben);
    const visible = await textsOf(ben, anna);
    expect(await unreadOf(ben)).toEqual([visible.length]);
  });
});

describe('messages that wait for the activation', () => {
  const newcomer = () => buildMember(app, { status: 'not_confirmed', name: 'Neu' });
  const activate = async (member: BuiltMember) => (await activationOf(app, member))();

  test('can be restored and are then delivered', async () => {
    const [anna, ben] = [await newcomer(), await buildMember(app)];
    const { conversation } = await wrote(anna, ben, 'eins');
    await remove(anna, conversation);
    expect(await chatsOf(anna)).toEqual([]);
    expect((await restore(anna, conversation)).status).toBe(200);
    expect(await textsOf(anna, ben)).toEqual(['eins']);
    await activate(anna);
    expect([await textsOf(ben, anna), await unreadOf(ben)]).toEqual([['eins'], [1]]);
  });

  test('are not delivered when their conversation was removed', async () => {
    const [anna, ben] = [await newcomer(), await buildMember(app)];
    const { conversation } = await wrote(anna, ben, 'eins');
    await remove(anna, conversation);
    await activate(anna);
    expect([await chatsOf(ben), await textsOf(anna, ben)]).toEqual([[], []]);
    expect(outcome(await restore(anna, conversation))).toEqual([404, 'not_found']);
  });

  test('are deleted for good when further messages are written, of which only the new ones are delivered', async () => {
    const [anna, ben] = [await newcomer(), await buildMember(app)];
    const { conversation } = await wrote(anna, ben, 'eins');
    await remove(anna, conversation);
    for (let n = 0; n < waitingMessages; n++) expect((await write(anna, ben, `neu ${n}`)).status).toBe(200);
    expect((await write(anna, ben, 'zu viel')).error?.code).toBe('activation_required');
    await activate(anna);
    expect(await textsOf(ben, anna)).toEqual(['neu 0', 'neu 1', 'neu 2']);
  });

  test('never exceed the limit by removing, writing and restoring', async () => {
    const anna = await newcomer();
    const others = await Promise.all(Array.from({ length: 6 }, () => buildMember(app)));
    for (const other of others) {
      const { status, reply } = await write(anna, other);
      if (status !== 200) continue;
      await remove(anna, reply.conversation);
    }
    for (const { conversation } of await chatsOf(anna)) await restore(anna, conversation.id);
    const { rows } = await app.platform.database.pool.query('SELECT id FROM conversations WHERE starter_id = $1', [anna.id]);
    expect(rows.length).toBeLessThanOrEqual(2);
  });
});
