import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logout } from '#features/account/contract/endpoints.ts';
import { creditsChanged } from '#features/credits/contract/events.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { textsOf, write, wrote } from '#tests/support/chat/chat.ts';
import { connectLive, type LiveConnection, listen } from '#tests/support/live-client.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sendMessage } from '../../contract/endpoints.ts';
import { messageRefused, messageSent, messageStored } from '../../contract/events.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await createTestApp();
  address = await listen(app);
});
afterAll(() => app.close());

const rich = () => buildMember(app, { credits: 1000 });
const socketOf = async ({ client }: BuiltMember) => {
  const socket = await connectLive(address, client);
  await socket.hello();
  return socket;
};
const send = (socket: LiveConnection, data: object) => {
  const clientId = randomUUID();
  socket.send({ type: 'send', data: { client_id: clientId, text: 'Hallo', ...data } });
  return clientId;
};
const refusalOf = async (socket: LiveConnection, clientId: string) => {
  const { client_id: _id, ...refusal } = await socket.next(messageRefused, (data) => data.client_id === clientId);
  return refusal;
};

describe('a message over the socket', () => {
  test('is replied to on its socket as over HTTP, and published to all others', async () => {
    const [anna, ben] = [await rich(), await rich()];
    const [here, elsewhere, there] = await Promise.all([anna, anna, ben].map(socketOf));
    if (!here || !elsewhere || !there) throw new Error('three sockets');
    const clientId = send(here, { profile: ben.id, text: ' Grüße 👋 ' });
    const { client_id, conversation, message, credits } = await here.next(messageSent);
    expect({ client_id, credits, text: message.text }).toEqual({ client_id: clientId, credits: 999, text: 'Grüße 👋' });
    expect(await there.next(messageStored)).toEqual({ conversation, message });
    expect(await elsewhere.next(messageStored)).toEqual({ conversation, message });
    expect(await elsewhere.next(creditsChanged)).toMatchObject({ credits: 999 });
    await here.hello();
    expect(here.frames.map(({ type }) => type)).toEqual(['ready', 'sent', 'ready']);
  });

  test('is the same message as one over HTTP with the same client_id', async () => {
    const [anna, ben] = [await rich(), await rich()];
    const here = await socketOf(anna);
    const clientId = send(here, { profile: ben.id });
    const { message } = await here.next(messageSent);
    const again = await write(anna, ben, 'anders', clientId);
    expect([again.reply.message, again.reply.credits]).toEqual([message, 999]);
    here.send({ type: 'send', data: { client_id: clientId, profile: ben.id, text: 'noch einmal' } });
    await here.next(messageSent, () => here.of(messageSent).length === 2);
    expect(here.of(messageSent)[1]?.message).toEqual(message);
    expect(await textsOf(ben, anna)).toEqual(['Hallo']);
  });

  test('keeps its place among many that are sent at once', async () => {
    const [anna, ben] = [await rich(), await rich()];
    const { conversation } = await wrote(anna, ben, 'zuerst');
    const [here, there] = [await socketOf(anna), await socketOf(ben)];
    const texts = Array.from({ length: 60 }, (_, n) => `Nachricht ${n}`);
    for (const text of texts) send(here, { conversation, text });
    await here.next(messageSent, () => here.of(messageSent).length === texts.length);
    expect(there.of(messageStored).map(({ message }) => message.text)).toEqual(texts);
    expect(here.of(messageSent).map(({ credits }) => credits)).toEqual(texts.map((_, n) => 998 - n));
    const ids = there.of(messageStored).map(({ message }) => message.id);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  });

  test('is refused as over HTTP', async () => {
    const [poor, ben] = [await buildMember(app), await rich()];
    const here = await socketOf(poor);
    const refused = async (data: object) => refusalOf(here, send(here, data));
    expect(await refused({ profile: ben.id })).toEqual({
      status: 402,
      error: { code: 'not_enough_credits', params: { credits: 0, cost: 1 } },
    });
    expect(await refused({ profile: 999_999 })).toEqual({ status: 404, error: { code: 'not_found', params: {} } });
    expect(await refused({ profile: ben.id, text: ' ' })).toMatchObject({ status: 400, error: { code: 'message_empty' } });
    expect(await refused({ profile: ben.id, text: 'a'.repeat(1001) })).toMatchObject({
      error: { code: 'message_too_long', params: { limit: 1000 } },
    });
    expect(await refused({ profile: ben.id, text: 7 })).toEqual({
      status: 400,
      error: { code: 'invalid_request', params: { field: 'text', rule: 'type' } },
    });
    expect(await refused({})).toMatchObject({ error: { code: 'invalid_request', params: { field: 'conversation' } } });
  });

  test('without a client_id is ignored', async () => {
    const here = await socketOf(await rich());
    for (const data of [null, {}, { client_id: 7 }, 'x']) here.send({ type: 'send', data });
    await here.hello();
    expect(here.frames.map(({ type }) => type)).toEqual(['ready', 'ready']);
  });

  test('is not sent after the session has ended', async () => {
    const [anna, ben] = [await rich(), await rich()];
    const here = await socketOf(anna);
    await anna.client.call(logout);
    send(here, { profile: ben.id });
    expect(await here.closed()).toBe(4001);
    expect(await textsOf(ben, anna)).toEqual([]);
  });
});

describe('a member who sends too fast', () => {
  test('is rate limited on the socket, too', async () => {
    const limited = await createTestApp({ RATE_LIMITS: 'on' });
    const there = await listen(limited);
    const [anna, ben] = [await buildMember(limited, { credits: 1000 }), await buildMember(limited)];
    const here = await connectLive(there, anna.client);
    await here.hello();
    for (let n = 0; n < sendMessage.limit; n++) send(here, { profile: ben.id, text: '' });
    const refused = await refusalOf(here, send(here, { profile: ben.id }));
    expect(refused).toMatchObject({ status: 429, error: { code: 'rate_limited' } });
    expect(refused.retry_after).toBeGreaterThan(0);
    limited.platform.clock.advance(61);
    const later = send(here, { profile: ben.id });
    expect((await here.next(messageSent)).client_id).toBe(later);
    await limited.close();
  });
});

describe('a new account', () => {
  test('may not send links', async () => {
    const [anna, ben] = [await rich(), await rich()];
    expect((await write(anna, ben, 'Sieh mal: https://example.org')).error).toEqual({ code: 'links_not_yet', params: { hours: 48 } });
    const { conversation } = await wrote(anna, ben);
    const here = await socketOf(anna);
    const clientId = send(here, { conversation, text: 'www.example.org' });
    expect(await refusalOf(here, clientId)).toMatchObject({ status: 403, error: { code: 'links_not_yet' } });
    app.platform.clock.advance(48 * 3600 + 1);
    expect((await write(anna, ben, 'https://example.org')).status).toBe(200);
  });

  test('may start five conversations with premium', async () => {
    const anna = await buildMember(app, { credits: 100, paid_user: true });
    for (let n = 0; n < 5; n++) await wrote(anna, await rich());
    expect((await write(anna, await rich())).error).toEqual({ code: 'too_many_new_conversations', params: { limit: 5, hours: 48 } });
    app.platform.clock.advance(48 * 3600 + 1);
    await wrote(anna, await rich());
  });
});

describe('a monthly limit', () => {
  test('caps the credits spent in a month and resets with the next one', async () => {
    const [anna, ben] = [await rich(), await rich()];
    await app.platform.database.db.updateTable('users').set({ monthly_limit: 2 }).where('id', '=', anna.id).execute();
    await wrote(anna, ben);
    await wrote(anna, ben);
    const { status, error } = await write(anna, ben);
    expect([status, error]).toEqual([402, { code: 'monthly_limit_reached', params: { limit: 2, spent: 2, cost: 1 } }]);
    // Moves the spending to last month.
    await app.platform.database.pool.query(`UPDATE balances SET month = month - interval '1 month' WHERE user_id = $1`, [anna.id]);
    await wrote(anna, ben);
  });
});
