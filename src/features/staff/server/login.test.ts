import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookieSetBy } from '#tests/support/set-cookies.ts';
import { buildStaff, farAway, staffPassword } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { endSession, getMe, login, logout, putMe } from '../contract/endpoints.ts';
import { getHome } from '../contract/log.ts';
import { getStaff } from '../contract/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const advance = (seconds: number) => app.platform.clock.advance(seconds);

describe('a login of staff', () => {
  test('sets a cookie of its own for twelve hours', async () => {
    const { email } = await buildStaff(app, { session: false });
    const entered = await app.client().call(login, { body: { email: ` ${email.toUpperCase()}`, password: staffPassword } });
    expect(entered.reply).toMatchObject({ email, verified: true, waived: true, sessions: [{ current: true }] });
    expect(cookieSetBy(entered, 'staff')).toMatchObject({ path: '/', 'max-age': '43200', samesite: 'Lax' });
    expect(cookieSetBy(entered, 'staff')).toHaveProperty('httponly');
  });

  test('replies alike to a wrong password and an unknown address, and stops guessing', async () => {
    const { email } = await buildStaff(app, { session: false });
    const thief = farAway(app, '203.0.113.5');
    const guess = async (address: string, password: unknown) =>
      (await thief.raw('POST', '/api/admin/login.php', { email: address, password })).error;
    expect(await guess(email, '')).toEqual(await guess('nobody@staff.test', ''));
    expect(await guess(email, 'wrong')).toEqual(await guess('nobody@staff.test', 'wrong'));
    const tries = await Promise.all(Array.from({ length: 50 }, (_, n) => guess(email, `guess ${n}`)));
    expect(tries.filter((error) => error?.code === 'login_failed').length).toBeLessThanOrEqual(4);
    expect((await guess(email, staffPassword))?.code).toBe('too_many_attempts');
    for (const wrong of [7, null, {}, ['x'], 'x'.repeat(2000)]) expect((await guess(email, wrong))?.code).toBe('invalid_request');
    // The owner comes from elsewhere.
    expect((await app.client().call(login, { body: { email, password: staffPassword } })).status).toBe(200);
  });

  test('from another machine opens nothing before a second factor is set up', async () => {
    const { email } = await buildStaff(app, { session: false });
    const client = farAway(app);
    const entered = await client.call(login, { body: { email, password: staffPassword } });
    expect(entered.reply).toMatchObject({ verified: false, waived: false, step_up_until: null });
    expect((await client.call(getHome)).error?.code).toBe('second_factor_required');
    expect((await client.call(getMe)).status).toBe(200);
    const other = await buildStaff(app);
    const theirs = (await other.client.call(getMe)).reply.sessions[0]?.id ?? 0;
    expect((await client.call(endSession, { body: { id: theirs } })).error?.code).toBe('not_found');
  });
});

describe('a session of staff', () => {
  test('ends after thirty minutes without a call, and after twelve hours in any case', async () => {
    const { client } = await buildStaff(app);
    for (let minutes = 0; minutes < 12 * 60 - 29; minutes += 29) {
      expect([minutes, (await client.call(getMe)).status]).toEqual([minutes, 200]);
      advance(29 * 60);
    }
    advance(29 * 60);
    expect((await client.call(getMe)).error?.code).toBe('authentication_required');
    const idle = await buildStaff(app);
    advance(30 * 60 + 1);
    expect((await idle.client.call(getMe)).error?.code).toBe('authentication_required');
  });

  test('is listed, and ended by its holder or an owner, but by nobody else', async () => {
    const site = (await app.features.sites.byHost('localhost')).id;
    const moderator = await buildStaff(app, { roles: [{ role: 'moderator', site }] });
    const owner = await buildStaff(app, { roles: [{ role: 'owner', site }] });
    const second = app.client();
    await second.call(login, { body: { email: moderator.email, password: staffPassword } });
    const { sessions } = (await second.call(getMe)).reply;
    expect(sessions.map(({ current }) => current)).toEqual([true, false]);
    const first = sessions[1]?.id ?? 0;
    const stranger = await buildStaff(app, { roles: [{ role: 'manager', site: null }] });
    expect((await stranger.client.call(endSession, { body: { id: first } })).error?.code).toBe('not_found');
    const listed = (await owner.client.call(getStaff)).reply.staff.find(({ id }) => id === moderator.id);
    expect(listed?.sessions.map(({ id }) => id)).toContain(first);
    expect((await owner.client.call(endSession, { body: { id: first } })).status).toBe(200);
    expect((await moderator.client.call(getMe)).error?.code).toBe('authentication_required');
    for (const id of [first, 99_999_999]) expect((await owner.client.call(endSession, { body: { id } })).error?.code).toBe('not_found');
    for (const id of [0, -1, 'x', null, 1e300])
      expect((await owner.client.raw('POST', '/api/admin/session-end.php', { id })).status).toBe(400);
    expect((await second.call(logout)).status).toBe(200);
    expect((await second.call(getMe)).error?.code).toBe('authentication_required');
    expect((await second.call(logout)).status).toBe(200);
  });

  test('knows how its holder wants the pages', async () => {
    const { client } = await buildStaff(app);
    expect((await client.call(putMe, { body: { language: 'de', keys: false } })).reply).toMatchObject({
      language: 'de',
      keys: false,
      blur: true,
    });
    expect((await client.call(putMe, { body: { language: null, grey: false } })).reply).toMatchObject({ language: null, grey: false });
    for (const body of [{}, { language: 'fi' }, { keys: 1 }, { email: 'x@y.test' }])
      expect((await client.raw('PUT', '/api/admin/me.php', body)).error?.code).toBe('invalid_request');
  });
});
