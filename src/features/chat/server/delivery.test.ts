import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { getUser } from '#features/account/contract/endpoints.ts';
import { block, unblock } from '#features/safety/contract/endpoints.ts';
import { activationOf } from '#tests/support/account/activation.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { chatsOf, textsOf, write, wrote } from '#tests/support/chat/chat.ts';
import { connectLive, listen } from '#tests/support/live-client.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getChat, markRead } from '../contract/endpoints.ts';
import { messageStored } from '../contract/events.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await createTestApp();
  address = await listen(app);
});
afterAll(() => app.close());

/** A member who has not activated the account yet. */
const newcomer = () => buildMember(app, { status: 'not_confirmed', name: 'Neu', credits: 5 });
const member = () => buildMember(app, { credits: 100 });
const creditsOf = async ({ client }: BuiltMember) => (await client.call(getUser)).reply.user.credits;
const socketOf = async ({ client }: BuiltMember) => {
  const socket = await connectLive(address, client);
  await socket.hello();
  return socket;
};
const writeBack = ({ client }: BuiltMember, conversation: number) =>
  client.raw('POST', '/api/chat.php', { conversation, client_id: randomUUID(), text: 'Antwort' });

describe('the activation', () => {
  test('delivers waiting messages once and in order to every browser of both members', async () => {
    const [anna, ben] = [await newcomer(), await member()];
    const texts = ['eins', 'zwei', 'drei'];
    for (const text of texts) await wrote(anna, ben, text);
    const old = (await anna.client.call(getChat, { query: { profile: ben.id, peek: true } })).reply;
    const open = await activationOf(app, anna);
    const [here, there] = [await socketOf(anna), await socketOf(ben)];
    app.platform.clock.advance(60);
    const opened = await Promise.all([open(), open(), open()]);
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200]);
    await Promise.all([here.hello(), there.hello()]);

    const { reply } = await ben.client.call(getChat, { query: { profile: anna.id, peek: true } });
    expect(reply.messages.map(({ text }) => text)).toEqual(texts);
    expect(reply.num_unread_messages).toBe(3);
    expect(there.of(messageStored)).toEqual(reply.messages.map((message) => ({ conversation: reply.conversation, message })));
    expect(here.of(messageStored)).toEqual(there.of(messageStored));
    // The sender's browsers match them by client_id.
    expect(reply.messages.map(({ client_id }) => client_id)).toEqual(old.messages.map(({ client_id }) => client_id));
    expect(
      reply.messages.every(({ id, sent_at }, n) => id > (old.messages[n]?.id ?? 0) && sent_at > (old.messages[n]?.sent_at ?? '')),
    ).toBe(true);
    expect((await chatsOf(ben))[0]).toMatchObject({ num_unread_messages: 3, last_message: reply.messages[2] });
    expect(await textsOf(anna, ben)).toEqual(texts);
    expect(await creditsOf(anna)).toBe(5);
  });

  test('lets the recipient read and answer, and messages are charged from then on', async () => {
    const [anna, ben] = [await newcomer(), await member()];
    const { conversation } = await wrote(anna, ben);
    expect((await writeBack(ben, conversation)).status).toBe(404);
    await (
      await activationOf(app, anna)
    )();
    expect((await writeBack(ben, conversation)).status).toBe(200);
    const { messages, cost } = (await anna.client.call(getChat, { query: { conversation } })).reply;
    expect([messages.map(({ text }) => text), cost.credits]).toEqual([['Hallo', 'Antwort'], 1]);
    await ben.client.call(markRead, { body: { conversation, read_up_to: messages[0]?.id ?? 0 } });
    expect((await chatsOf(anna))[0]?.read_up_to).toBe(messages[0]?.id);
    expect((await wrote(anna, ben, 'weiter')).credits).toBe(4);
  });

  test('delivers the messages to a recipient who was offline', async () => {
    const [anna, ben] = [await newcomer(), await member()];
    await wrote(anna, ben, 'wartet');
    // Has a higher id than the waiting message, so a browser that has seen it would not resume from the waiting message's old id.
    const { message } = await wrote(await member(), ben, 'später');
    await (
      await activationOf(app, anna)
    )();
    app.platform.clock.advance(3600);
    const there = await connectLive(address, ben.client);
    await there.hello(message.id);
    expect(there.of(messageStored).map(({ message }) => message.text)).toContain('wartet');
  });

  test('delivers to many recipients, also more messages in total than may wait in one conversation', async () => {
    const anna = await buildMember(app, { status: 'not_confirmed', paid_user: true, signup_date: new Date('2026-01-01T00:00:00Z') });
    const others = await Promise.all(Array.from({ length: 8 }, member));
    for (const text of ['eins', 'zwei', 'drei']) for (const other of others) await wrote(anna, other, text);
    await (
      await activationOf(app, anna)
    )();
    for (const other of others) expect(await textsOf(other, anna)).toEqual(['eins', 'zwei', 'drei']);
  });

  test('leaves no message waiting and publishes none twice when messages are sent at the same moment', async () => {
    for (let round = 0; round < 8; round++) {
      const [anna, ben, carl] = [await newcomer(), await member(), await member()];
      const open = await activationOf(app, anna);
      const there = await socketOf(ben);
      await wrote(anna, ben, 'vorher');
      const sends = [write(anna, ben, 'eins'), write(anna, carl, 'zwei'), write(anna, ben, 'drei')];
      const [opened, ...sent] =
        round % 2 === 0 ? await Promise.all([open(), ...sends]) : (await Promise.all([...sends, open()])).toReversed();
      expect([opened?.status, ...sent.map(({ status }) => status)]).toEqual([200, 200, 200, 200]);
      await there.hello();
      const received = there.of(messageStored).map(({ message }) => message.text);
      expect([received.toSorted(), (await textsOf(ben, anna)).toSorted()]).toEqual([
        ['drei', 'eins', 'vorher'],
        ['drei', 'eins', 'vorher'],
      ]);
      expect((await chatsOf(ben))[0]?.num_unread_messages).toBe(3);
      expect(await textsOf(carl, anna)).toEqual(['zwei']);
    }
  });

  /** Waits until another connection is blocked by a lock of this one. */
  const untilBlocking = (slow: pg.Client) =>
    eventually(async () => {
      const { rows } = await slow.query('SELECT FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))');
      expect(rows).not.toHaveLength(0);
    });

  /** Runs in a separate open transaction while the API handles requests. */
  async function slowly(work: (slow: pg.Client) => Promise<void>): Promise<void> {
    const slow = new pg.Client(app.platform.database.pool.options);
    await slow.connect();
    await slow.query('BEGIN');
    await work(slow);
    await slow.query('COMMIT');
    await slow.end();
  }

  test('waits for a message that is being stored and delivers it', async () => {
    const [anna, ben] = [await newcomer(), await member()];
    const open = await activationOf(app, anna);
    let opening: ReturnType<typeof open> | undefined;
    await slowly(async (slow) => {
      const values = [anna.id, ben.id, randomUUID(), app.platform.clock.now()];
      await slow.query(`SELECT * FROM chat_send($1, NULL, $2, $3, 'langsam', 1, 2, 3, $4)`, values);
      opening = open();
      await untilBlocking(slow);
    });
    expect((await opening)?.status).toBe(200);
    expect([await textsOf(ben, anna), (await chatsOf(ben))[0]?.num_unread_messages]).toEqual([['langsam'], 1]);
  });

  // Regression: the message read the account before the activation and was stored after it, so it waited forever.
  test('holds up a message that is sent at the same moment; it is then sent normally', async () => {
    const [anna, ben] = [await newcomer(), await member()];
    let writing: ReturnType<typeof write> | undefined;
    await slowly(async (slow) => {
      await slow.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [anna.id]);
      writing = write(anna, ben, 'zugleich');
      await untilBlocking(slow);
      await slow.query(`UPDATE users SET status = 'active' WHERE id = $1`, [anna.id]);
      await slow.query(`UPDATE profiles SET status = 'active' WHERE user_id = $1`, [anna.id]);
      await slow.query('SELECT * FROM chat_deliver_waiting($1, $2)', [anna.id, app.platform.clock.now()]);
    });
    expect((await writing)?.reply.credits).toBe(4);
    expect((await chatsOf(ben))[0]).toMatchObject({ num_unread_messages: 1, last_message: { text: 'zugleich' } });
  });

  test('delivers nothing to a member blocked meanwhile, not even after unblocking', async () => {
    const [anna, ben, carl] = [await newcomer(), await member(), await member()];
    await wrote(anna, ben, 'an Ben');
    await wrote(anna, carl, 'an Carl');
    await anna.client.call(block, { body: { id: ben.id } });
    const there = await socketOf(ben);
    await (
      await activationOf(app, anna)
    )();
    await anna.client.call(unblock, { body: { id: ben.id } });
    await there.hello(0);
    expect([there.of(messageStored), await chatsOf(ben), await textsOf(ben, anna)]).toEqual([[], [], []]);
    expect(await textsOf(carl, anna)).toEqual(['an Carl']);
    expect((await write(ben, anna)).status).toBe(200);
  });

  test('publishes nothing to a member whose account is closed, who finds the message when they return', async () => {
    const [anna, ben] = [await newcomer(), await member()];
    await wrote(anna, ben);
    const setStatus = (status: string) =>
      app.platform.database.db.updateTable('profiles').set({ status }).where('user_id', '=', ben.id).execute();
    await setStatus('disabled');
    const there = await socketOf(ben);
    await (
      await activationOf(app, anna)
    )();
    await there.hello();
    expect([there.of(messageStored), await chatsOf(anna)]).toEqual([[], []]);
    await setStatus('active');
    expect((await chatsOf(ben))[0]?.num_unread_messages).toBe(1);
  });
});
