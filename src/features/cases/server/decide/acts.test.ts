import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BuiltMember, builtPassword, buildMember, buildPhoto } from '#tests/support/builders.ts';
import { chatsOf, textsOf, write, wrote } from '#tests/support/chat/chat.ts';
import { eventually } from '#tests/support/eventually.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { connectLive, listen } from '#tests/support/live-client.ts';
import { buildStaff, type BuiltStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getUser, login } from '#features/account/contract/endpoints.ts';
import { deleteUser, getDataExport, requestDataExport } from '#features/account-settings/contract/endpoints.ts';
import { messageRefused } from '#features/chat/contract/events.ts';
import { sendMessage } from '#features/chat/contract/endpoints.ts';
import { getInvoices } from '#features/invoices/contract/endpoints.ts';
import { searchMembers } from '#features/search/contract/endpoints.ts';
import { decided, hoursFromNow, reportMember } from '#tests/support/deciding.ts';

let app: TestApp;
let judge: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
});
// The clock moves on by days, and sessions of staff end after hours.
beforeEach(async () => {
  judge = await buildStaff(app);
});
afterAll(() => app.close());

const db = () => app.platform.database.db;
const man = () => buildMember(app, { gender: 'man', search_gender: ['woman'], credits: 100, paid_user: true });
const woman = () => buildMember(app, { credits: 100, paid_user: true });
const enter = (member: BuiltMember, password = builtPassword) => {
  const client = app.client();
  return client.call(login, { body: { email: member.email, password } }).then((response) => ({ ...response, client }));
};
const finds = async (viewer: BuiltMember, seen: BuiltMember) =>
  (await viewer.client.call(searchMembers, { query: { gender: ['man'] } })).reply.profiles.some(({ id }) => id === seen.id);
const photoStatus = async (name: string) =>
  (await db().selectFrom('photos').select('status').where('name', '=', name).executeTakeFirstOrThrow()).status;

describe('a suspended or banned member', () => {
  test.each(['suspend', 'ban_rule'] as const)('(%s) is logged out within a second, and gone for everybody', async (act) => {
    const [seen, viewer] = [await man(), await woman()];
    await wrote(seen, viewer);
    const number = await reportMember(app, seen, { by: viewer });
    const socket = await connectLive(await listen(app).catch(() => addressOf()), seen.client);
    expect([await finds(viewer, seen), (await chatsOf(viewer)).length]).toEqual([true, 1]);
    await decided(app, judge, number, { act });
    expect(await socket.closed()).toBeGreaterThan(0);
    expect((await seen.client.call(getUser)).status).toBe(403);
    expect([await finds(viewer, seen), (await chatsOf(viewer)).length]).toEqual([false, 0]);
    expect((await write(viewer, seen)).status).toBe(404);
  });

  test('learns of it only with the right password, and can do little else', async () => {
    const member = await man();
    const { number } = await decided(app, judge, await reportMember(app, member), { act: 'ban_rule' });
    expect((await enter(member, 'wrong password')).error).toEqual({ code: 'login_failed', params: {} });
    const { status, error, client } = await enter(member);
    expect([status, error]).toMatchObject([403, { code: 'banned', params: { number, token: expect.any(String) } }]);
    expect((await client.call(getUser)).error?.code).toBe('authentication_required');
    expect((await client.call(searchMembers, { query: {} })).reply.profiles).toEqual([]);
    expect((await client.call(sendMessage, { body: { profile: 1, client_id: randomUUID(), text: 'Hallo' } })).status).toBe(403);
    expect((await client.call(getInvoices)).status).toBe(200);
    expect((await client.call(requestDataExport)).reply.data_export).toMatchObject({ state: 'pending' });
    await eventually(async () => {
      await app.platform.jobs.runAllNow();
      expect((await client.call(getDataExport)).reply.data_export).toMatchObject({ state: 'ready' });
    });
    expect((await client.call(deleteUser, { body: { password: builtPassword } })).status).toBe(200);
    // Whoever leaves does not come back as somebody who was never banned.
    expect((await enter(member)).error?.code).toBe('login_failed');
  });

  test('comes back by the clock when the time is over, without a job', async () => {
    const [seen, viewer] = [await man(), await woman()];
    const until = hoursFromNow(app, 24);
    const { number } = await decided(app, judge, await reportMember(app, seen), { act: 'suspend', until });
    expect((await enter(seen)).error).toMatchObject({ code: 'suspended', params: { number, until } });
    app.platform.clock.advance(24 * 3600);
    expect((await enter(seen)).status).toBe(200);
    expect(await finds(viewer, seen)).toBe(true);
  });
});

const addressOf = () => {
  const address = app.server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen');
  return `http://127.0.0.1:${address.port}`;
};

describe('a hidden profile', () => {
  test('is gone but for those with whom there is a conversation, which goes on', async () => {
    const [seen, stranger, partner] = [await man(), await woman(), await woman()];
    await wrote(seen, partner);
    await decided(app, judge, await reportMember(app, seen), { act: 'hide', until: hoursFromNow(app, 2) });
    expect([await finds(stranger, seen), await finds(partner, seen)]).toEqual([false, false]);
    expect((await stranger.client.raw('GET', `/api/profile.php?id=${seen.id}`)).status).toBe(404);
    expect((await write(stranger, seen)).status).toBe(404);
    expect((await chatsOf(partner)).length).toBe(1);
    await wrote(partner, seen, 'Und?');
    expect(await textsOf(seen, partner)).toContain('Und?');
    app.platform.clock.advance(2 * 3600);
    await app.platform.jobs.runAllNow();
    expect(await finds(stranger, seen)).toBe(true);
  });
});

describe('a restricted member', () => {
  test('cannot write at all, on the socket neither, until the clock says so', async () => {
    const [from, to] = [await man(), await woman()];
    const { conversation } = await wrote(from, to);
    const until = hoursFromNow(app, 2);
    const { number } = await decided(app, judge, await reportMember(app, from), { act: 'restrict', restrict: ['messages'], until });
    const refused = await write(from, to, 'Hallo?');
    expect([refused.status, refused.error]).toEqual([403, { code: 'restricted', params: { number, until: expect.any(String) as string } }]);
    const socket = await connectLive(await listen(app).catch(() => addressOf()), from.client);
    await socket.hello();
    const client_id = randomUUID();
    socket.send({ type: 'send', data: { client_id, conversation, text: 'Hallo?' } });
    expect(await socket.next(messageRefused, (data) => data.client_id === client_id)).toMatchObject({
      status: 403,
      error: { code: 'restricted', params: { number } },
    });
    await socket.close();
    app.platform.clock.advance(2 * 3600);
    expect((await write(from, to, 'Hallo!')).status).toBe(200);
  });

  test('begins no conversation, and goes on with others', async () => {
    const [from, known, fresh] = [await man(), await woman(), await woman()];
    await wrote(from, known);
    await decided(app, judge, await reportMember(app, from), { act: 'restrict', restrict: ['conversations'] });
    expect((await write(from, fresh)).error?.code).toBe('restricted');
    expect((await write(from, known)).status).toBe(200);
  });

  test('uploads no pictures', async () => {
    const from = await man();
    await decided(app, judge, await reportMember(app, from), { act: 'restrict', restrict: ['pictures'] });
    const to = await woman();
    expect((await write(from, to)).status).toBe(200);
    const upload = await sendPhoto(from, await photoOf(1));
    expect([upload.status, upload.error?.code]).toEqual([403, 'restricted']);
  });
});

describe('something reported', () => {
  test('is removed: a message for both, and it stays paid', async () => {
    const [from, to] = [await man(), await woman()];
    await wrote(from, to, 'Gut');
    const { message } = await wrote(from, to, 'Böse');
    const credits = async () => (await from.client.call(getUser)).reply.user.credits;
    const before = await credits();
    await decided(app, judge, await reportMember(app, from, { by: to, subject: 'message', item: message.id }), { act: 'remove' });
    expect([await textsOf(to, from), await textsOf(from, to)]).toEqual([['Gut'], ['Gut']]);
    expect((await chatsOf(to))[0]).toMatchObject({ num_unread_messages: 1 });
    await app.platform.jobs.runAllNow();
    expect(await credits()).toBe(before);
  });

  test('is removed: a photo for everybody', async () => {
    const member = await man();
    const [first, second] = [await buildPhoto(app, member.id), await buildPhoto(app, member.id)];
    const { id } = await db().selectFrom('photos').select('id').where('name', '=', first).executeTakeFirstOrThrow();
    await decided(app, judge, await reportMember(app, member, { subject: 'photo', item: id }), { act: 'remove' });
    expect([await photoStatus(first), await photoStatus(second)]).toEqual(['rejected', 'active']);
    const viewer = await woman();
    expect(JSON.stringify((await viewer.client.raw('GET', `/api/profile.php?id=${member.id}`)).body)).not.toContain(first);
  });

  test('that breaks no rule changes nothing', async () => {
    const [seen, viewer] = [await man(), await woman()];
    await decided(app, judge, await reportMember(app, seen, { by: viewer }), { act: 'no_violation' });
    expect(await finds(viewer, seen)).toBe(true);
    expect((await seen.client.call(getUser)).status).toBe(200);
    const { state } = await db().selectFrom('reports').select('state').where('reported_id', '=', seen.id).executeTakeFirstOrThrow();
    expect(state).toBe('dismissed');
  });
});
