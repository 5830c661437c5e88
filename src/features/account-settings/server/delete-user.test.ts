import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser, login, restoreUser } from '#features/account/contract/endpoints.ts';
import { getChats } from '#features/chat/contract/chats.ts';
import { getLikes, like } from '#features/likes/contract/endpoints.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { searchMembers } from '#features/search/contract/endpoints.ts';
import { findAllPhotoFiles } from '#features/photos/server/index.ts';
import { type BuiltMember, builtPassword, buildMember, buildPhoto } from '#tests/support/builders.ts';
import { write, wrote } from '#tests/support/chat/chat.ts';
import { connectLive, listen } from '#tests/support/live-client.ts';
import { mailsTo, settledMailsTo } from '#tests/support/mails.ts';
import { decide, openOrder, referenceOf, sendWebhook, advanceClock } from '#tests/support/money/shop.ts';
import { storedFile } from '#tests/support/pictures.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { orderWith } from '#tests/support/money/discounts.ts';
import { getOwnCodes } from '#features/discounts/contract/endpoints.ts';
import { deleteUser } from '../contract/endpoints.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await createTestApp();
  address = await listen(app);
});
afterAll(() => app.close());

const leave = ({ client }: BuiltMember, password = builtPassword, reason?: string) =>
  client.call(deleteUser, { body: { password, ...(reason === undefined ? {} : { reason }) } });

const rowOf = ({ id }: BuiltMember) =>
  app.platform.database.db
    .selectFrom('users')
    .select(['status', 'deleted_from', 'deleted_at', 'deletion_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a discount for coming back', () => {
  const setOffer = async (percent: number) => {
    await app.platform.database.pool.query(`UPDATE sites SET company = company || jsonb_build_object('delete_discount', $1::int)`, [
      percent,
    ]);
    app.features.sites.changed();
  };
  const back = async ({ email }: BuiltMember) => {
    const client = app.client();
    await client.call(login, { body: { email, password: builtPassword } });
    await client.call(restoreUser);
    return client;
  };

  test('is offered after the deletion where the company gives one, is the member’s alone, and is used once', async () => {
    await setOffer(20);
    const [anna, ben] = [await buildMember(app, { signup_date: new Date(0) }), await buildMember(app)];
    expect((await leave(anna)).reply.discount).toBe(20);
    const client = await back(anna);
    const [own] = (await client.call(getOwnCodes)).reply.codes;
    expect(own?.discount).toMatchObject({ value_percentage: 20, user_id: anna.id, validity: 'once-per-user' });
    const code = own?.discount.code ?? '';
    expect((await orderWith(ben.client, code)).error?.code).toBe('discount_owner');
    const { order } = (await orderWith(client, code)).reply;
    expect(order.total.amount).toBe(1592);
    await sendWebhook(app, { reference: referenceOf(order), kind: 'paid' });
    expect((await orderWith(client, code)).error?.code).toBe('discount_used');
    // Leaving again brings no other one.
    expect((await leave({ ...anna, client })).reply.discount).toBeNull();
    await setOffer(0);
  });

  test('ends when the account cannot be restored any more, and is nothing where the company gives none', async () => {
    const carl = await buildMember(app);
    expect((await leave(carl)).reply.discount).toBeNull();
    expect((await (await back(carl)).call(getOwnCodes)).reply.codes.map(({ discount }) => discount.code)).toEqual(['TIMEBONUS25']);
    await setOffer(100);
    const dora = await buildMember(app, { signup_date: new Date(0) });
    const { until, discount } = (await leave(dora)).reply;
    expect(discount).toBe(99);
    const [own] = (await (await back(dora)).call(getOwnCodes)).reply.codes;
    expect(own?.discount.expires).toBe(until);
    await setOffer(0);
  });
});

describe('a member who deletes the account', () => {
  test('is logged out everywhere, and gets the restore deadline in the reply and by mail', async () => {
    const anna = await buildMember(app, { name: 'Anna', language: 'en' });
    const phone = app.client();
    await phone.call(login, { body: { email: anna.email, password: builtPassword } });
    const socket = await connectLive(address, phone);

    const before = app.platform.clock.now().getTime();
    const { status, reply } = await leave(anna, builtPassword, ' Habe jemanden gefunden\u0000 ');
    expect(status).toBe(200);
    const days = (new Date(reply.until).getTime() - before) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(14);
    expect(days).toBeLessThan(14.001);
    expect(await rowOf(anna)).toMatchObject({ status: 'deleted', deleted_from: 'active', deletion_reason: 'Habe jemanden gefunden' });

    expect(anna.client.cookies.has('auth')).toBe(false);
    expect((await phone.call(getUser)).error?.code).toBe('authentication_required');
    expect(await socket.closed()).toBe(4001);
    const [mail] = await mailsTo(app, anna.email);
    expect(mail?.links).toEqual(expect.arrayContaining(['http://localhost/login']));
  });

  test('becomes invisible to everybody, also in existing conversations and matches', async () => {
    const [anna, ben] = [await buildMember(app, { credits: 50 }), await buildMember(app, { credits: 50 })];
    await buildPhoto(app, anna.id);
    const files = await findAllPhotoFiles(app.platform.database.db, anna.id);
    for (const file of files) await app.platform.storage.put(file, await storedFile());
    await anna.client.call(like, { body: { id: ben.id } });
    await ben.client.call(like, { body: { id: anna.id } });
    const { conversation } = await wrote(anna, ben);
    const own = (await anna.client.call(getProfile, { query: {} })).reply.profile.photos.map(({ match }) => match);
    const addresses = [...own, ...files.map((file) => `/media/${file.split('/').at(-1)}`)];
    expect(await statusesOf(addresses)).toEqual(addresses.map(() => 200));
    expect((await ben.client.call(getLikes)).reply).toMatchObject({ matches: [anna.id], likes: [anna.id] });

    await leave(anna);
    expect((await ben.client.call(getProfile, { query: { id: anna.id } })).error?.code).toBe('not_found');
    expect((await ben.client.call(getLikes)).reply).toEqual({ profiles: [], liked_by: [], likes: [], sent: [], matches: [] });
    expect((await ben.client.call(getChats)).reply.chats).toEqual([]);
    expect((await ben.client.raw('GET', `/api/chat.php?conversation=${conversation}`)).error?.code).toBe('not_found');
    expect((await write(ben, anna)).error?.code).toBe('not_found');
    expect((await ben.client.call(like, { body: { id: anna.id } })).error?.code).toBe('not_found');
    const { reply } = await ben.client.call(searchMembers, { query: {} });
    expect(reply.profiles.map(({ id }) => id)).not.toContain(anna.id);
    expect(await statusesOf(addresses)).toEqual(addresses.map(() => 404));
  });

  test('gets no more notifications', async () => {
    const [anna, ben] = [await buildMember(app), await buildMember(app, { credits: 50 })];
    await ben.client.call(like, { body: { id: anna.id } });
    await wrote(ben, anna);
    await leave(anna);
    await mailsTo(app, anna.email);
    for (let day = 0; day < 8; day++) await advanceClock(app, 86_400);
    expect((await settledMailsTo(app, anna.email)).length).toBe(1);
  });

  test('keeps a payment that completes afterwards', async () => {
    const anna = await buildMember(app);
    const order = await openOrder(anna.client);
    await leave(anna);
    await decide(app, order, 'paid');
    await advanceClock(app, 1);
    const { state } = await app.platform.database.db
      .selectFrom('orders')
      .select('state')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('completed');
    expect((await sendWebhook(app, { reference: referenceOf(order), kind: 'paid' })).statusCode).toBe(200);
  });
});

describe('deleting the account', () => {
  test('needs the right password, and throttles guessing', async () => {
    const anna = await buildMember(app);
    for (let tries = 0; tries < 5; tries++) expect((await leave(anna, 'nicht-das-wort')).error?.code).toBe('wrong_password');
    expect((await leave(anna)).error).toMatchObject({ code: 'too_many_attempts', params: { minutes: 5 } });
    expect((await rowOf(anna)).status).toBe('active');
    expect((await anna.client.call(getUser)).status).toBe(200);
  });

  test('needs a login and a string as password', async () => {
    expect((await app.client().call(deleteUser, { body: { password: builtPassword } })).error?.code).toBe('authentication_required');
    const { client } = await buildMember(app);
    for (const body of [
      {},
      { password: 7 },
      { password: null },
      { password: 'x', reason: 'x'.repeat(1001) },
      { password: 'x'.repeat(1001) },
    ])
      expect((await client.raw('DELETE', '/api/user.php', body)).error?.code).toBe('invalid_request');
  });

  test('fifty times at once happens once', async () => {
    const anna = await buildMember(app);
    const { cookies } = anna.client;
    const auth = cookies.get('auth') ?? '';
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => {
        const client = app.client();
        client.cookies.set('auth', auth);
        return client.call(deleteUser, { body: { password: builtPassword } });
      }),
    );
    const until = new Set(responses.filter(({ status }) => status === 200).map(({ reply }) => reply.until));
    expect(until.size).toBe(1);
    const refusals = new Set(responses.flatMap(({ error }) => error?.code ?? []));
    expect([...refusals].filter((code) => code !== 'authentication_required' && code !== 'too_many_attempts')).toEqual([]);
    expect(await settledMailsTo(app, anna.email)).toHaveLength(1);
  });
});

const statusesOf = (urls: readonly string[]) =>
  Promise.all(urls.map(async (url) => (await app.server.inject({ method: 'GET', url, headers: { host: 'localhost' } })).statusCode));
