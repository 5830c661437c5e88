import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildMember, builtPassword } from '#tests/support/builders.ts';
import { cookieSetBy } from '#tests/support/set-cookies.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { putPassword } from '#features/account-settings/contract/endpoints.ts';
import { signup } from '#features/signup/contract/endpoints.ts';
import { signupForm } from '#tests/support/account/signup-form.ts';
import { getUser, login, logout } from '../../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const enter = (client: TestClient, email: string, password: string = builtPassword) => client.call(login, { body: { email, password } });

async function failTimes(client: TestClient, email: string, times: number): Promise<void> {
  for (let tried = 0; tried < times; tried++) expect((await enter(client, email, 'wrong-password')).error?.code).toBe('login_failed');
}

describe('logging in', () => {
  test('returns the user and starts a session of 30 days', async () => {
    const { email } = await buildMember(app, { session: false, credits: 7, name: 'Mira' });
    const client = app.client();
    const response = await enter(client, ` ${email.toUpperCase()} `);
    expect(response.status).toBe(200);
    expect(response.reply.user).toMatchObject({ email, status: 'active', credits: 7, paid_user: false, language: 'de' });
    expect(response.reply.user.profile).toMatchObject({ name: 'Mira', status: 'active' });
    expect(cookieSetBy(response, 'auth')).toMatchObject({ 'max-age': '2592000', httponly: '', samesite: 'Lax', path: '/' });
    expect((await client.call(getUser)).reply).toEqual(response.reply);
  });

  // Regression: the two forms of one address were two accounts, or none, and a password did not match on a device that decomposes
  // accents.
  test('accepts either form of an umlaut domain, and a password however its accents are encoded', async () => {
    const email = 'mira@bücher.test';
    const client = app.client();
    const made = await client.call(signup, { body: signupForm({ email, password: 'Größe 47 für Zoë'.normalize('NFC') }) });
    expect([made.status, made.reply.user.email]).toEqual([200, email]);
    expect((await mailsTo(app, 'mira@xn--bcher-kva.test')).length).toBeGreaterThan(0);
    for (const typed of [email, 'Mira@XN--BCHER-KVA.test', '\u200Bmira@bu\u0308cher.test\u00A0'])
      expect((await enter(app.client(), typed, 'Größe 47 für Zoë'.normalize('NFD'))).status).toBe(200);
    const again = await app.client().call(signup, { body: signupForm({ email: 'mira@xn--bcher-kva.test' }) });
    expect(again.error?.code).toBe('email_taken');
  });

  test('starts a new session each time', async () => {
    const { email } = await buildMember(app, { session: false });
    const values = [await enter(app.client(), email), await enter(app.client(), email)].map(
      (response) => cookieSetBy(response, 'auth')?.['value'],
    );
    expect(values[0]).toMatch(/^[\w-]{43}$/);
    expect(values[1]).not.toBe(values[0]);
  });

  test('ends the same browser’s former session, of any member, and no other', async () => {
    const [one, other] = [await buildMember(app, { session: false }), await buildMember(app, { session: false })];
    const browser = app.client();
    const phone = app.client();
    const withToken = (token: string) => {
      const thief = app.client();
      thief.cookies.set('auth', token);
      return thief.call(getUser);
    };
    await enter(phone, one.email);
    await enter(browser, one.email);
    const first = browser.cookies.get('auth') ?? '';
    expect((await withToken(first)).status).toBe(200);
    await enter(browser, one.email);
    const second = browser.cookies.get('auth') ?? '';
    await enter(browser, other.email);
    expect([(await withToken(first)).status, (await withToken(second)).status]).toEqual([403, 403]);
    expect([(await phone.call(getUser)).status, (await browser.call(getUser)).reply.user.email]).toEqual([200, other.email]);
  });

  test('gives the same reply to a wrong password and to an unknown address', async () => {
    const { email } = await buildMember(app, { session: false });
    const wrong = await enter(app.client(), email, 'wrong-password');
    const unknown = await enter(app.client(), 'nobody@built.test', 'wrong-password');
    expect([wrong.status, wrong.error]).toEqual([401, { code: 'login_failed', params: {} }]);
    expect([unknown.status, unknown.error]).toEqual([wrong.status, wrong.error]);
    expect(cookieSetBy(wrong, 'auth')).toBeUndefined();
  });

  test('accepts an address only on its own site', async () => {
    const { email } = await buildMember(app, { session: false });
    expect((await enter(app.client({ host: 'de.localhost' }), email)).error?.code).toBe('login_failed');
  });

  test('is open to members who are not activated yet, and closed to a held account', async () => {
    const waiting = await buildMember(app, { session: false, status: 'not_confirmed' });
    expect((await enter(app.client(), waiting.email)).reply.user.status).toBe('not_confirmed');
    const held = await buildMember(app);
    await app.platform.database.db.updateTable('users').set({ status: 'held' }).where('id', '=', held.id).execute();
    expect((await enter(app.client(), held.email)).error?.code).toBe('login_failed');
    expect((await held.client.call(getUser)).status).toBe(403);
  });

  test.each([
    ['nothing', undefined],
    ['a list', []],
    ['no password', { email: 'a@b.test' }],
    ['a number for a password', { email: 'a@b.test', password: 12_345_678 }],
    ['a password that is too long', { email: 'a@b.test', password: 'x'.repeat(2000) }],
    ['a NUL character', { email: 'a\u0000@b.test', password: builtPassword }],
  ])('refuses %s as a request', async (_what, body) => {
    const response = await app.client().raw('POST', '/api/user.php', body, { 'content-type': 'application/json' });
    expect([response.status, response.error?.code]).toEqual([400, 'invalid_request']);
  });
});

describe('too many attempts', () => {
  test('block the unknown device and report the remaining minutes', async () => {
    const { email } = await buildMember(app, { session: false });
    const client = app.client({ ip: '10.0.0.1' });
    await failTimes(client, email, 5);
    const blocked = await enter(client, email);
    expect([blocked.status, blocked.error]).toEqual([429, { code: 'too_many_attempts', params: { minutes: 5 } }]);
    app.platform.clock.advance(5 * 60 + 1);
    expect((await enter(client, email)).status).toBe(200);
  });

  test('block longer each time', async () => {
    const { email } = await buildMember(app, { session: false });
    const client = app.client({ ip: '10.0.0.2' });
    await failTimes(client, email, 5);
    app.platform.clock.advance(5 * 60 + 1);
    await failTimes(client, email, 1);
    expect((await enter(client, email)).error?.params).toEqual({ minutes: 10 });
  });

  test('count down with the clock', async () => {
    const { email } = await buildMember(app, { session: false });
    const client = app.client({ ip: '10.0.0.7' });
    await failTimes(client, email, 5);
    const minutes: unknown[] = [];
    for (const seconds of [0, 30, 90, 120, 45]) {
      app.platform.clock.advance(seconds);
      minutes.push((await enter(client, email)).error?.params['minutes']);
    }
    expect(minutes).toEqual([5, 5, 3, 1, 1]);
    app.platform.clock.advance(16);
    expect((await enter(client, email)).status).toBe(200);
  });

  test('are forgotten after a day: one more wrong password does not block then', async () => {
    const { email } = await buildMember(app, { session: false });
    const client = app.client({ ip: '10.0.0.8' });
    await failTimes(client, email, 5);
    app.platform.clock.advance(24 * 3600 + 60);
    await failTimes(client, email, 4);
    expect((await enter(client, email)).status).toBe(200);
  });

  test('count all addresses of an IPv6 network as one', async () => {
    const { email } = await buildMember(app, { session: false });
    for (let tried = 0; tried < 5; tried++) await failTimes(app.client({ ip: `2001:db8::${tried}` }), email, 1);
    expect((await enter(app.client({ ip: '2001:db8::abcd:1' }), email)).error?.code).toBe('too_many_attempts');
    expect((await enter(app.client({ ip: '2001:db8:0:1::1' }), email)).status).toBe(200);
  });

  test(
    'from sixty addresses block every unknown device, also for an address without an account, and no known one',
    { tags: ['slow'] },
    async () => {
      for (const email of [(await buildMember(app, { session: false })).email, 'no-such-member@built.test']) {
        const known = app.client({ ip: '10.9.1.1' });
        const mayEnter = email.endsWith('no-such-member@built.test') ? 401 : 200;
        expect((await enter(known, email)).status).toBe(mayEnter);
        const codes: (string | undefined)[] = [];
        for (let bot = 0; bot < 60; bot++)
          codes.push((await enter(app.client({ ip: `10.9.0.${bot}` }), email, 'a wrong guess')).error?.code);
        expect(codes.filter((code) => code === 'login_failed').length).toBeLessThanOrEqual(50);
        expect(codes.at(-1)).toBe('too_many_attempts');
        const stranger = await enter(app.client({ ip: '10.9.2.2' }), email);
        expect(stranger.error?.code).toBe('too_many_attempts');
        expect(Number(stranger.error?.params['minutes'])).toBeGreaterThan(20);
        if (mayEnter === 200) expect((await enter(known, email)).status).toBe(200);
        app.platform.clock.advance(31 * 60);
        expect((await enter(app.client({ ip: '10.9.2.3' }), email)).status).toBe(mayEnter);
      }
    },
  );

  test('do not count when nothing was entered', async () => {
    const { email } = await buildMember(app, { session: false });
    const client = app.client({ ip: '10.9.3.1' });
    for (let tried = 0; tried < 8; tried++) expect((await enter(client, email, '')).error?.code).toBe('login_failed');
    expect((await enter(client, email)).status).toBe(200);
  });

  test('by a stranger do not lock a new member out of the browser in which they signed up', async () => {
    const form = signupForm();
    const browser = app.client({ ip: '10.9.4.1' });
    expect((await browser.call(signup, { body: form })).status).toBe(200);
    await browser.call(logout);
    const neighbour = app.client({ ip: '10.9.4.1' });
    await failTimes(neighbour, form.email, 5);
    expect((await enter(neighbour, form.email, form.password)).error?.code).toBe('too_many_attempts');
    expect((await enter(browser, form.email, form.password)).status).toBe(200);
  });

  test('in parallel get no more tries than sequential ones', async () => {
    const { email } = await buildMember(app, { session: false });
    const client = app.client({ ip: '10.0.0.9' });
    const responses = await Promise.all(Array.from({ length: 20 }, () => enter(client, email, 'wrong-password')));
    expect(responses.filter(({ error }) => error?.code === 'login_failed')).toHaveLength(5);
  });

  test('get the same reply for an address without an account', async () => {
    const client = app.client({ ip: '10.0.0.3' });
    await failTimes(client, 'nobody@built.test', 5);
    expect((await enter(client, 'nobody@built.test')).error).toEqual({ code: 'too_many_attempts', params: { minutes: 5 } });
  });

  test('by a stranger do not lock the member out of a known device', async () => {
    const { email } = await buildMember(app, { session: false });
    const own = app.client({ ip: '10.0.0.4' });
    expect((await enter(own, email)).status).toBe(200);
    await own.call(logout);
    const stranger = app.client({ ip: '10.0.0.4' });
    await failTimes(stranger, email, 5);
    for (let tried = 5; tried < 20; tried++) expect((await enter(stranger, email, 'guess')).error?.code).toBe('too_many_attempts');
    expect((await enter(own, email)).status).toBe(200);
  });

  test('are counted for a known device, too, and a forged device cookie does not make a known device', async () => {
    const { email } = await buildMember(app, { session: false });
    const own = app.client({ ip: '10.0.0.5' });
    await enter(own, email);
    await failTimes(own, email, 5);
    expect((await enter(own, email)).error?.code).toBe('too_many_attempts');
    const stranger = app.client({ ip: '10.0.0.6' });
    for (let tried = 0; tried < 5; tried++) {
      stranger.cookies.set('device', `device-${tried}.signature-${tried}`);
      await failTimes(stranger, email, 1);
    }
    expect((await enter(stranger, email)).error?.code).toBe('too_many_attempts');
  });

  test('do not treat a device as known that has logged in on another site, where anybody may sign up with the address', async () => {
    const { email } = await buildMember(app, { session: false });
    await buildMember(app, { session: false, host: 'de.localhost', email });
    const stranger = app.client({ ip: '10.0.0.10' });
    await failTimes(stranger, email, 5);
    const elsewhere = app.client({ ip: '10.0.0.10', host: 'de.localhost' });
    expect((await enter(elsewhere, email)).status).toBe(200);
    stranger.cookies.set('device', elsewhere.cookies.get('device') ?? '');
    expect((await enter(stranger, email, 'wrong-password')).error?.code).toBe('too_many_attempts');
  });

  // Regression: devices were known by address. An attacker who had signed up with a stranger's address had known devices for that
  // stranger's later account.
  test('do not treat a device as known that has logged in to another account, which had the address before', async () => {
    const { email, id } = await buildMember(app, { session: false });
    const device = app.client({ ip: '10.0.1.1' });
    await enter(device, email);
    await app.platform.database.db
      .updateTable('users')
      .set({ email: `moved.${email}` })
      .where('id', '=', id)
      .execute();
    await buildMember(app, { session: false, email });
    const stranger = app.client({ ip: '10.0.1.2' });
    await failTimes(stranger, email, 5);
    stranger.cookies.set('device', device.cookies.get('device') ?? '');
    expect((await enter(stranger, email, 'wrong-password')).error?.code).toBe('too_many_attempts');
  });

  // Regression: each login added a known device, and each device had five guesses.
  test('have a counter of their own for the twenty newest devices only, and for none that knew an earlier password', async () => {
    const { email, id } = await buildMember(app, { session: false });
    const devices: string[] = [];
    for (let n = 0; n < 22; n += 1) {
      const client = app.client({ ip: `10.0.2.${n}` });
      app.platform.clock.advance(1);
      await enter(client, email);
      devices.push(client.cookies.get('device') ?? '');
    }
    const blocked = app.client({ ip: '10.0.2.200' });
    await failTimes(blocked, email, 5);
    const isKnown = async (device: string) => {
      blocked.cookies.set('device', device);
      return (await enter(blocked, email, 'wrong-password')).error?.code === 'login_failed';
    };
    expect([await isKnown(devices[1] ?? ''), await isKnown(devices[2] ?? ''), await isKnown(devices[21] ?? '')]).toEqual([
      false,
      true,
      true,
    ]);

    const keeper = app.client({ ip: '10.0.2.1' });
    keeper.cookies.set('device', devices[21] ?? '');
    await enter(keeper, email);
    const changed = { old_password: builtPassword, password: 'Nebelhorn-47-Kiesel', password_repeat: 'Nebelhorn-47-Kiesel' };
    expect((await keeper.call(putPassword, { body: changed })).status).toBe(200);
    expect([await isKnown(devices[20] ?? ''), await isKnown(keeper.cookies.get('device') ?? '')]).toEqual([false, true]);
    expect(await app.platform.database.db.selectFrom('known_devices').select('used_at').where('user_id', '=', id).execute()).toHaveLength(
      1,
    );
  });

  test('have no counter of their own for a device cookie that somebody else has set in the browser', async () => {
    const { email } = await buildMember(app, { session: false });
    const planted = 'A'.repeat(43);
    const owner = app.client({ ip: '10.0.1.3' });
    owner.cookies.set('device', planted);
    await enter(owner, email);
    expect(owner.cookies.get('device')).not.toBe(planted);
  });
});
