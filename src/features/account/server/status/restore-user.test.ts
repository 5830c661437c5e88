import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltMember, buildMember, builtPassword } from '#tests/support/builders.ts';
import { mailsTo, settledMailsTo } from '#tests/support/mails.ts';
import { cookieSetBy } from '#tests/support/set-cookies.ts';
import { recordProfileChanges } from '#tests/support/profile-changes.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { getUser, login, restoreUser } from '../../contract/endpoints.ts';
import { markDeleted } from './mark-deleted.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const days = 24 * 3600;
const enter = (client: TestClient, email: string, password = builtPassword) => client.call(login, { body: { email, password } });

/** Deletes the account as the endpoint does; returns until when it can be restored. */
async function remove({ id }: BuiltMember): Promise<Date | null> {
  const { platform, features } = app;
  const until = await platform.database.db.transaction().execute((tx) => markDeleted(tx, id, null, platform.clock.now()));
  await features.sessions.endAll(id);
  return until;
}

describe('logging in to a deleted account', () => {
  test('returns until when it can be restored, and does not log in', async () => {
    const member = await buildMember(app);
    const until = await remove(member);
    const client = app.client();
    const response = await enter(client, member.email);
    expect([response.status, response.error]).toEqual([409, { code: 'account_deleted', params: { until: until?.toISOString() } }]);
    expect(until?.getTime()).toBeLessThanOrEqual(app.platform.clock.now().getTime() + 14 * days * 1000);
    expect(cookieSetBy(response, 'auth')).toBeUndefined();
    expect(cookieSetBy(response, 'restore')).toMatchObject({ 'max-age': '900', httponly: '', samesite: 'Lax', path: '/' });
    expect((await client.call(getUser)).status).toBe(403);
    expect((await member.client.call(getUser)).status).toBe(403);
  });

  test('with a wrong password gives the usual reply', async () => {
    const member = await buildMember(app, { session: false });
    await remove(member);
    const response = await enter(app.client(), member.email, 'not my password');
    expect([response.status, response.error]).toEqual([401, { code: 'login_failed', params: {} }]);
    expect(cookieSetBy(response, 'restore')).toBeUndefined();
  });

  test('fails after 14 days', async () => {
    const member = await buildMember(app, { session: false });
    await remove(member);
    app.platform.clock.advance(14 * days - 60);
    expect((await enter(app.client(), member.email)).error?.code).toBe('account_deleted');
    app.platform.clock.advance(61);
    expect((await enter(app.client(), member.email)).error?.code).toBe('login_failed');
  });
});

describe('restoring an account', () => {
  test('restores the account as it was, logs in, publishes the profile and mails the member', async () => {
    const member = await buildMember(app, { session: false, credits: 11, name: 'Mira' });
    await remove(member);
    const client = app.client();
    await enter(client, member.email);
    const heard = recordProfileChanges(app);
    const response = await client.call(restoreUser);
    expect(response.reply.user).toMatchObject({ status: 'active', credits: 11, profile: { name: 'Mira', status: 'active' } });
    expect(cookieSetBy(response, 'restore')).toMatchObject({ value: '' });
    expect((await client.call(getUser)).reply.user.email).toBe(member.email);
    // Background jobs may change other members meanwhile.
    expect(heard.filter((id) => id === member.id)).toEqual([member.id]);
    expect((await enter(app.client(), member.email)).status).toBe(200);
    expect((await mailsTo(app, member.email)).length).toBe(1);
  });

  test('does not activate a member who was not active before', async () => {
    const member = await buildMember(app, { session: false, status: 'not_confirmed' });
    await remove(member);
    const client = app.client();
    await enter(client, member.email);
    const { user } = (await client.call(restoreUser)).reply;
    expect(user).toMatchObject({ status: 'not_confirmed', profile: { status: 'disabled' } });
  });

  test('requested three times at once happens once', async () => {
    const member = await buildMember(app, { session: false });
    await remove(member);
    const client = app.client();
    await enter(client, member.email);
    const responses = await Promise.all([client.call(restoreUser), client.call(restoreUser), client.call(restoreUser)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await settledMailsTo(app, member.email)).toHaveLength(1);
  });

  test('is refused without a login before it, with a forged cookie, and from another site', async () => {
    const member = await buildMember(app, { session: false });
    await remove(member);
    const visitor = app.client();
    expect([(await visitor.call(restoreUser)).status, (await visitor.call(restoreUser)).error]).toEqual([
      410,
      { code: 'restore_expired', params: {} },
    ]);
    const loggedIn = app.client();
    await enter(loggedIn, member.email);
    const proof = loggedIn.cookies.get('restore') ?? '';
    const other = await buildMember(app, { session: false });
    await remove(other);
    for (const forged of ['', 'x', '.', proof.replace(/^\d+/, String(other.id)), `${proof}x`]) {
      visitor.cookies.set('restore', forged);
      expect((await visitor.call(restoreUser)).error?.code).toBe('restore_expired');
    }
    const elsewhere = app.client({ host: 'de.localhost' });
    elsewhere.cookies.set('restore', proof);
    expect((await elsewhere.call(restoreUser)).error?.code).toBe('restore_expired');
    expect((await loggedIn.call(restoreUser)).status).toBe(200);
  });

  test('is refused 15 minutes after the login, also when a browser kept the cookie', async () => {
    const member = await buildMember(app, { session: false });
    await remove(member);
    const client = app.client();
    await enter(client, member.email);
    app.platform.clock.advance(15 * 60 + 1);
    expect((await client.call(restoreUser)).error?.code).toBe('restore_expired');
  });

  test('is refused when the 14 days have ended since the login', async () => {
    const member = await buildMember(app, { session: false });
    await remove(member);
    app.platform.clock.advance(14 * days - 60);
    const client = app.client();
    await enter(client, member.email);
    app.platform.clock.advance(61);
    expect((await client.call(restoreUser)).error?.code).toBe('restore_expired');
  });

  test('is refused with the cookie of an earlier deletion', async () => {
    const member = await buildMember(app, { session: false });
    await remove(member);
    const client = app.client();
    await enter(client, member.email);
    const proof = client.cookies.get('restore') ?? '';
    await client.call(restoreUser);
    app.platform.clock.advance(1);
    await remove(member);
    client.cookies.set('restore', proof);
    expect((await client.call(restoreUser)).error?.code).toBe('restore_expired');
  });
});

describe('marking an account as deleted', () => {
  test('happens once, and to an account that was closed, which stays closed', async () => {
    const member = await buildMember(app);
    expect(await remove(member)).toBeInstanceOf(Date);
    expect(await remove(member)).toBeNull();
    const held = await buildMember(app);
    await app.platform.database.db.updateTable('users').set({ status: 'held' }).where('id', '=', held.id).execute();
    expect(await remove(held)).toBeInstanceOf(Date);
    const after = await app.platform.database.db.selectFrom('users').select('deleted_from').where('id', '=', held.id).executeTakeFirst();
    expect(after?.deleted_from).toBe('held');
  });
});
