import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildMember, builtPassword } from '#tests/support/builders.ts';
import { giveAuthenticator } from '#tests/support/account/login-security.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { deleteUser, putPassword } from '#features/account-settings/contract/endpoints.ts';
import { getUser, login, restoreUser } from '../../contract/endpoints.ts';
import { secondStep } from '../../contract/factors.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const advance = (seconds: number) => app.client().raw('POST', '/dev/clock', { advance_seconds: seconds });
const enter = (client: TestClient, email: string, password: string = builtPassword) => client.call(login, { body: { email, password } });
const step = async (client: TestClient, code: string) => (await client.call(secondStep, { body: { code } })).error?.code ?? 'in';

async function withCodes() {
  const member = await buildMember(app);
  return { ...member, ...(await giveAuthenticator(app, member.client)) };
}

describe('a login with a code', () => {
  test('starts no session before the code is right', async () => {
    const { email, code } = await withCodes();
    const browser = app.client();
    expect((await enter(browser, email)).error?.code).toBe('second_step_required');
    expect(browser.cookies.has('auth')).toBe(false);
    expect((await browser.call(getUser)).status).toBe(403);
    expect(await step(browser, '000000')).toBe('code_refused');
    expect(await step(browser, `\u2068${code(1).slice(0, 3)}\u202F${code(1).slice(3)}\u2069`)).toBe('in');
    expect((await browser.call(getUser)).reply.user.email).toBe(email);
  });

  test('replies to a wrong password like any other login, so that nobody learns who has turned codes on', async () => {
    const { email } = await withCodes();
    const [known, unknown] = [await enter(app.client(), email, 'wrong'), await enter(app.client(), 'nobody@built.test', 'wrong')];
    expect([known.status, known.error]).toEqual([unknown.status, unknown.error]);
  });

  test('accepts each code once, in any browser', async () => {
    const { email, code } = await withCodes();
    const [browser, thief] = [app.client(), app.client()];
    await enter(browser, email);
    await enter(thief, email);
    // The code with which the codes were turned on.
    expect(await step(browser, code())).toBe('code_refused');
    const next = code(1);
    expect(await step(browser, next)).toBe('in');
    expect(await step(thief, next)).toBe('code_refused');
  });

  test('repeated because its response was lost, gets the same session', async () => {
    const { email, code } = await withCodes();
    const browser = app.client();
    await enter(browser, email);
    const before = new Map(browser.cookies);
    const next = code(1);
    expect(await step(browser, next)).toBe('in');
    const session = browser.cookies.get('auth');
    browser.cookies.clear();
    for (const [name, value] of before) browser.cookies.set(name, value);
    expect(await step(browser, next)).toBe('in');
    expect(browser.cookies.get('auth')).toBe(session);
  });

  test('accepts each recovery code once, however it is typed', async () => {
    const { email, recoveryCodes } = await withCodes();
    const [first = ''] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(10);
    const [browser, again] = [app.client(), app.client()];
    await enter(browser, email);
    await enter(again, email);
    expect(await step(browser, ` ${first.toUpperCase().replace('-', ' ')} `)).toBe('in');
    expect(await step(again, first)).toBe('code_refused');
  });

  test('allows no more attempts in parallel than one after another', async () => {
    const { email, code } = await withCodes();
    const thief = app.client({ ip: '203.0.113.7' });
    await enter(thief, email);
    const tries = await Promise.all(Array.from({ length: 50 }, (_, guess) => step(thief, String(guess).padStart(6, '0'))));
    expect(tries.filter((response) => response === 'code_refused')).toHaveLength(5);
    expect(tries.filter((response) => response === 'too_many_attempts')).toHaveLength(45);
    const owner = app.client({ ip: '203.0.113.8' });
    await enter(owner, email);
    expect(await step(owner, code(1))).toBe('in');
  });

  test('is refused after ten minutes, and once the password was changed', async () => {
    const { client, email, code } = await withCodes();
    const browser = app.client();
    expect(await step(browser, code(1))).toBe('second_step_expired');
    await enter(browser, email);
    const fresh = 'rainy days by the fire';
    await client.call(putPassword, { body: { old_password: builtPassword, password: fresh, password_repeat: fresh } });
    expect(await step(browser, code(1))).toBe('second_step_expired');
    await enter(browser, email, fresh);
    await advance(601);
    expect(await step(browser, code())).toBe('second_step_expired');
  });

  test('cannot be bypassed by a forged cookie or by restoring a deleted account', async () => {
    const { client, id, email, code } = await withCodes();
    const forger = app.client();
    forger.cookies.set('second-step', `${id}.${Date.now() + 600_000}.x.y.z`);
    expect(await step(forger, code(1))).toBe('second_step_expired');
    await client.call(deleteUser, { body: { password: builtPassword } });
    const browser = app.client();
    expect((await enter(browser, email)).error?.code).toBe('second_step_required');
    expect((await browser.call(restoreUser)).error?.code).toBe('restore_expired');
    expect(await step(browser, code(1))).toBe('account_deleted');
    expect((await browser.call(restoreUser)).reply.user.email).toBe(email);
  });
});
