import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildMember, builtPassword } from '#tests/support/builders.ts';
import { mailsTo, settledMailsTo, tokenFor } from '#tests/support/mails.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { activate, getUser, login, requestPasswordReset, resendActivation, resetPassword } from '../../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const fresh = 'rainy days by the fire';
// The first site reveals existing accounts (`explicit_account_messages`), the second does not.
const neutral = 'de.localhost';

const requestReset = (email: string, host = 'localhost') => app.client({ host }).call(requestPasswordReset, { body: { email } });
const set = (token: string, password = fresh, password_repeat = password) =>
  app.client().call(resetPassword, { body: { token, password, password_repeat } });
const enter = (email: string, password: string, host = 'localhost') => app.client({ host }).call(login, { body: { email, password } });

/** Requests a link and reads its token from the `count`-th mail to the address. */
async function linkFor(email: string, count = 1): Promise<string> {
  expect((await requestReset(email)).status).toBe(200);
  return tokenFor(app, email, count);
}

describe('requesting a reset link', () => {
  test('mails a link of the site to the account, whatever the case of the address', async () => {
    const { email } = await buildMember(app, { host: neutral });
    expect((await requestReset(` ${email.toUpperCase()} `, neutral)).reply).toEqual({ done: true });
    const [mail] = await mailsTo(app, email);
    expect(mail?.links[0]).toMatch(/^http:\/\/de\.localhost\/reset-password\/do\?token=[\w-]{43}$/);
  });

  test('gets the same reply for open, held, deleted and unknown accounts, and only the open one gets a mail', async () => {
    const existing = await buildMember(app, { host: neutral });
    const held = await buildMember(app, { host: neutral });
    const { db } = app.platform.database;
    await db.updateTable('users').set({ status: 'held' }).where('id', '=', held.id).execute();
    const deleted = await buildMember(app, { host: neutral });
    const gone = { status: 'deleted', deleted_from: 'active', deleted_at: app.platform.clock.now() };
    await db.updateTable('users').set(gone).where('id', '=', deleted.id).execute();
    for (const email of [existing.email, held.email, deleted.email, 'nobody@built.test']) {
      for (let n = 0; n < 3; n++) expect((await requestReset(email, neutral)).reply).toEqual({ done: true });
      const { status, error } = await requestReset(email, neutral);
      expect([status, error]).toEqual([429, { code: 'too_many_reset_mails', params: {} }]);
    }
    await mailsTo(app, existing.email, 3);
    for (const { email } of [held, deleted]) expect(await settledMailsTo(app, email)).toEqual([]);
    expect(await settledMailsTo(app, 'nobody@built.test')).toEqual([]);
  });

  test('fails with email_not_found on a site that reveals accounts', async () => {
    const { status, error } = await requestReset('nobody@open.test');
    expect([status, error]).toEqual([404, { code: 'email_not_found', params: { field: 'email' } }]);
    const elsewhere = await buildMember(app, { host: neutral });
    expect((await requestReset(elsewhere.email)).error?.code).toBe('email_not_found');
    for (let n = 1; n < 3; n++) await requestReset('nobody@open.test');
    expect((await requestReset('nobody@open.test')).error?.code).toBe('too_many_reset_mails');
  });

  test('is possible again the next day', async () => {
    const { email } = await buildMember(app);
    for (let n = 0; n < 3; n++) await requestReset(email);
    expect((await requestReset(email)).error?.code).toBe('too_many_reset_mails');
    app.platform.clock.advance(24 * 3600);
    expect((await requestReset(email)).status).toBe(200);
  });

  test('ten times at once mails three links at most', async () => {
    const { email } = await buildMember(app);
    const responses = await Promise.all(Array.from({ length: 10 }, () => requestReset(email)));
    for (const { status, error } of responses) expect([200, 'too_many_reset_mails']).toContain(status === 200 ? status : error?.code);
    // Requests of the same millisecond count as one, so two more may be possible; then it is refused.
    for (let n = 0; n < 3; n++) await requestReset(email);
    expect((await requestReset(email)).error?.code).toBe('too_many_reset_mails');
    await mailsTo(app, email);
    expect((await settledMailsTo(app, email)).length).toBeLessThanOrEqual(3);
  });

  test('does not store the address, and deletes the request after its window', async () => {
    await requestReset('trace@built.test', neutral);
    const { pool } = app.platform.database;
    const count = async () => (await pool.query<{ count: number }>('SELECT count(*) FROM mail_requests')).rows[0]?.count;
    expect(await count()).toBeGreaterThan(0);
    await app.client().raw('POST', '/dev/clock', { advance_seconds: 3 * 24 * 3600 });
    expect(await count()).toBe(0);
  });

  test.each(['', 'anna', 'anna@', 'a\u0000@b.test', `${'a'.repeat(300)}@built.test`])('is refused for "%.20s"', async (email) => {
    const { status, error } = await requestReset(email);
    expect([status, error]).toEqual([400, { code: 'invalid_email', params: { field: 'email' } }]);
  });

  test.each([[undefined], [{}], [{ email: 5 }], [{ email: 'x'.repeat(400) }]])('is rejected as %j', async (body) => {
    const headers = { 'content-type': 'application/json' };
    expect((await app.client().raw('POST', '/api/reset-password.php', body, headers)).error?.code).toBe('invalid_request');
  });
});

describe('the link of a reset mail', () => {
  test('sets the password, ends every session and notifies the member', async () => {
    const { client, email } = await buildMember(app);
    expect((await set(await linkFor(email))).reply).toEqual({ done: true });
    expect((await client.call(getUser)).status).toBe(403);
    expect((await enter(email, builtPassword)).error?.code).toBe('login_failed');
    expect((await enter(email, fresh)).status).toBe(200);
    expect(await mailsTo(app, email, 2)).toHaveLength(2);
  });

  test('lifts the block after too many login attempts', async () => {
    const { email } = await buildMember(app, { session: false });
    const client = app.client({ ip: '10.1.0.1' });
    const tryIt = (password: string) => client.call(login, { body: { email, password } });
    for (let tried = 0; tried < 5; tried++) await tryIt('no idea');
    expect((await tryIt(builtPassword)).error?.code).toBe('too_many_attempts');
    await client.call(resetPassword, { body: { token: await linkFor(email), password: fresh, password_repeat: fresh } });
    expect((await tryIt(fresh)).status).toBe(200);
  });

  test('works once, however often it is used at the same time', async () => {
    const { email } = await buildMember(app);
    const token = await linkFor(email);
    const responses = await Promise.all([set(token, 'first of three'), set(token, 'second of three'), set(token, 'third of three')]);
    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410', '410']);
    const winner = ['first of three', 'second of three', 'third of three'][responses.findIndex(({ status }) => status === 200)] ?? '';
    expect((await enter(email, winner)).status).toBe(200);
    expect((await set(token)).error).toEqual({ code: 'link_expired', params: {} });
    expect(await mailsTo(app, email, 2)).toHaveLength(2);
  });

  test('is invalid once a newer one was used', async () => {
    const { email } = await buildMember(app);
    const older = await linkFor(email);
    const newer = await linkFor(email, 2);
    expect((await set(newer)).status).toBe(200);
    expect((await set(older, 'and once again')).error?.code).toBe('link_expired');
    expect((await enter(email, fresh)).status).toBe(200);
  });

  test('expires after two hours', async () => {
    const { email } = await buildMember(app);
    const token = await linkFor(email);
    app.platform.clock.advance(2 * 3600 + 1);
    expect((await set(token)).error?.code).toBe('link_expired');
    expect((await enter(email, builtPassword)).status).toBe(200);
  });

  test('is refused for an account that was closed meanwhile', async () => {
    const { id, email } = await buildMember(app);
    const token = await linkFor(email);
    await app.platform.database.db.updateTable('users').set({ status: 'held' }).where('id', '=', id).execute();
    expect((await set(token)).error?.code).toBe('link_expired');
  });

  test('changes only the account for which it was issued', async () => {
    const [one, other] = [await buildMember(app), await buildMember(app)];
    await set(await linkFor(one.email));
    expect((await enter(other.email, builtPassword)).status).toBe(200);
    expect((await other.client.call(getUser)).status).toBe(200);
  });

  test('does not activate, and an activation link does not set a password', async () => {
    const { client, email } = await buildMember(app, { status: 'not_confirmed' });
    await client.call(resendActivation);
    const activation = await tokenFor(app, email);
    expect((await set(activation)).error?.code).toBe('link_expired');
    const reset = await linkFor(email, 2);
    expect((await app.client().call(activate, { body: { token: reset } })).error?.code).toBe('link_expired');
    expect((await app.client().call(activate, { body: { token: activation } })).status).toBe(200);
    expect((await set(reset)).status).toBe(200);
  });

  test.each([
    ['two entries that differ', fresh, `${fresh}!`, { code: 'passwords_not_identical', params: { field: 'password_repeat' } }],
    ['seven characters', 'seven77', 'seven77', { code: 'password_too_short', params: { min: 8, field: 'password' } }],
    ['a common password', 'password', 'password', { code: 'password_too_common', params: { field: 'password' } }],
  ])('refuses %s and stays good', async (_what, password, repeat, refusal) => {
    const { email } = await buildMember(app);
    const token = await linkFor(email);
    const { status, error } = await set(token, password, repeat);
    expect([status, error]).toEqual([400, refusal]);
    expect((await set(token)).status).toBe(200);
  });

  test('refuses the owner’s address and name, reveals that only to the holder of the link, and stays valid', async () => {
    const { email } = await buildMember(app, { name: 'Franziska' });
    const token = await linkFor(email);
    for (const own of ['franziska', 'Franziska 1', email])
      expect((await set(token, own)).error).toEqual({ code: 'password_is_own', params: { field: 'password' } });
    expect((await set('made-up', 'franziska quilt')).error?.code).toBe('link_expired');
    expect((await set(token)).status).toBe(200);
  });

  test('returns the same reply again when the first response was lost, and only with the right password', async () => {
    const { email } = await buildMember(app);
    const token = await linkFor(email);
    expect((await set(token)).status).toBe(200);
    const again = await set(token);
    expect([again.status, again.reply]).toEqual([200, { done: true }]);
    expect(await mailsTo(app, email, 2)).toHaveLength(2);
    for (let tried = 0; tried < 4; tried++) expect((await set(token, `a guess with ${tried} herons`)).error?.code).toBe('link_expired');
    expect((await set(token)).error?.code).toBe('link_expired');
    app.platform.clock.advance(2 * 3600);
    expect((await set(token)).error?.code).toBe('link_expired');
  });

  test.each(['garbage', '../../etc/passwd', '\u0001', 'x'.repeat(200)])('made up as "%.12s" is refused', async (token) => {
    expect((await set(token)).error?.code).toBe('link_expired');
  });

  test.each([[{}], [{ token: 'x', password: fresh }], [{ token: 7, password: fresh, password_repeat: fresh }]])(
    'is no request as %j',
    async (body) => {
      expect((await app.client().raw('PUT', '/api/reset-password.php', body)).error?.code).toBe('invalid_request');
    },
  );
});
