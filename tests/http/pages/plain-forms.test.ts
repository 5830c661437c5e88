import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages as texts } from '#app/messages/de.ts';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { messages as account } from '#features/account/messages/de.ts';
import { resendActivation } from '#features/account/contract/endpoints.ts';
import { requestMailChange } from '#features/account-settings/contract/endpoints.ts';
import { messages as settings } from '#features/account-settings/messages/de.ts';
import { getNotificationSettings } from '#features/notifications/contract/endpoints.ts';
import { messages as notifications } from '#features/notifications/messages/de.ts';
import { loginLink } from '#features/account/server/index.ts';
import { signup } from '#features/signup/contract/endpoints.ts';
import { buildMember, builtPassword } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { giveAuthenticator } from '#tests/support/account/login-security.ts';
import { tokenFor } from '#tests/support/mails.ts';
import { signupForm } from '#tests/support/account/signup-form.ts';
import { mailsAfter } from '#tests/support/notifications.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
});
afterAll(() => app.close());

const fresh = 'rainy days by the fire';
const form = 'application/x-www-form-urlencoded';

/** A browser without script: it sends forms, keeps cookies and follows where it is led. */
function browser() {
  const cookies = new Map<string, string>();
  const ask = async (method: 'GET' | 'POST', url: string, payload?: string, headers: Record<string, string> = {}) => {
    const response = await app.server.inject({
      method,
      url,
      headers: {
        host: 'localhost',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(payload === undefined ? {} : { 'content-type': form, origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value } of response.cookies) cookies.set(name, value);
    return { status: response.statusCode, location: response.headers.location ?? '', page: response.body, headers: response.headers };
  };
  return {
    cookies,
    open: (url: string, headers: Record<string, string> = {}) => ask('GET', url, undefined, headers),
    send: (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      ask('POST', url, new URLSearchParams(fields).toString(), headers),
  };
}

describe('the login', () => {
  test('leads to the page that was wanted, with a session', async () => {
    const { email } = await buildMember(app, { session: false });
    const { open, send, cookies } = browser();
    expect((await open('/login?to=%2Fcredits')).page).toMatch(/<form [^>]*method="post".*<button type="submit"/s);
    const { status, location } = await send('/login?to=%2Fcredits', { email, password: builtPassword });
    expect([status, location]).toEqual([303, '/credits']);
    expect(cookies.get('auth')).toMatch(/^[\w-]{43}$/);
    expect((await open('/members')).status).toBe(200);
  });

  test('leads to no other site, and works under the address of a language', async () => {
    const { email } = await buildMember(app, { session: false });
    const to = encodeURIComponent('//evil.test/');
    expect((await browser().send(`/login?to=${to}`, { email, password: builtPassword })).location).toBe('/members');
    const refused = await browser().send('/en/login', { email, password: 'wrong' });
    expect([refused.status, refused.headers['content-language']]).toEqual([401, 'en']);
  });

  test('says in words what was wrong, with the address and without the password, until it is blocked', async () => {
    const { email } = await buildMember(app, { session: false });
    const { send } = browser();
    const { status, page, headers } = await send('/login', { email, password: 'my wrong secret' });
    expect(status).toBe(401);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(page).toContain(account.errors.login_failed);
    expect(page).toContain(`value="${email}"`);
    expect(page).not.toContain('my wrong secret');
    let last = status;
    for (let tried = 0; tried < 6 && last !== 429; tried++) last = (await send('/login', { email, password: 'wrong' })).status;
    expect(last).toBe(429);
  });

  test('asks for the code of a member who has one', async () => {
    const { client, email } = await buildMember(app);
    const { code } = await giveAuthenticator(app, client);
    const { send } = browser();
    const asked = await send('/login', { email, password: builtPassword });
    expect([asked.status, asked.page.includes('name="code"')]).toEqual([401, true]);
    const wrong = await send('/login', { code: '000000' });
    expect(wrong.page).toContain(account.errors.code_refused);
    expect(wrong.page).toContain('name="code"');
    const { status, location } = await send('/login', { code: code(1) });
    expect([status, location]).toEqual([303, '/members']);
  });

  test('brings a deleted account back', async () => {
    const { id, email } = await buildMember(app, { session: false });
    const gone = { status: 'deleted', deleted_from: 'active', deleted_at: app.platform.clock.now() };
    await app.platform.database.db.updateTable('users').set(gone).where('id', '=', id).execute();
    const { send } = browser();
    const offered = await send('/login', { email, password: builtPassword });
    expect([offered.status, offered.page.includes('name="restore"')]).toEqual([409, true]);
    expect((await send('/login', { restore: 'yes' })).location).toBe('/members');
  });
});

describe('a new password', () => {
  test('is set by the link of the mail, once', async () => {
    const { email } = await buildMember(app, { session: false });
    const { open, send } = browser();
    const asked = await send('/reset-password', { email });
    expect(asked.status).toBe(303);
    expect((await open(asked.location)).page).toContain(account.reset.sentUnnamed);
    const address = `/reset-password/do?token=${await tokenFor(app, email)}`;
    const different = await send(address, { password: fresh, password_repeat: 'another one' });
    expect(different.status).toBe(400);
    expect(different.page).toContain(account.errors.passwords_not_identical);
    expect(different.page).not.toContain(fresh);
    const set = await send(address, { password: fresh, password_repeat: fresh });
    expect(set.status).toBe(303);
    expect((await open(set.location)).page).toContain(account.reset.doneTitle);
    const again = await send(address, { password: 'quite another sentence', password_repeat: 'quite another sentence' });
    expect(again.status).toBe(410);
    expect(again.page).toContain(account.reset.badText);
    expect((await browser().send('/login', { email, password: fresh })).status).toBe(303);
  });

  test('is not said to be set by a link that somebody has made up, or that is old', async () => {
    const { open, send } = browser();
    expect((await open('/reset-password/do?done=reset.zzzzzzzzz.abc')).page).not.toContain(account.reset.doneTitle);
    const { email } = await buildMember(app, { session: false });
    const { location } = await send('/reset-password', { email });
    expect((await open(location.replace('/reset-password', '/activate/done'))).page).not.toContain(account.activate.doneTitle);
    app.platform.clock.advance(11 * 60);
    expect((await open(location)).page).not.toContain(account.reset.sentTitle);
  });

  test('says in words that an address is none', async () => {
    const { status, page } = await browser().send('/reset-password', { email: 'nonsense' });
    expect(status).toBe(400);
    expect(page).toContain(account.errors.invalid_email);
    expect(page).toContain('value="nonsense"');
  });
});

test('an account is activated by one press, and not by opening the link', async () => {
  const { client, id, email } = await buildMember(app, { status: 'not_confirmed' });
  await client.call(resendActivation);
  const token = await tokenFor(app, email);
  const { open, send } = browser();
  const statusNow = async () =>
    (await app.platform.database.db.selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
  const { page } = await open(`/${token}`);
  // Not in `noscript`: with script, too, only the press uses the link.
  expect(page.replaceAll(/<noscript>.*?<\/noscript>/gs, '')).toMatch(/<form [^>]*method="post"/);
  expect(page).toContain(account.activate.confirmTitle);
  expect(page).toContain(account.activate.confirmText);
  expect(await statusNow()).toBe('not_confirmed');
  const { status, location } = await send(`/${token}`, {});
  expect([status, await statusNow()]).toEqual([303, 'active']);
  expect((await open(location)).page).toContain(account.activate.doneTitle);
  expect((await send(`/${'x'.repeat(43)}`, {})).location).toBe('/activate/error');
  // Regression: a made-up or expired link was a page like any other until a script or a press had asked.
  for (const [from, to] of [
    [`/${'x'.repeat(43)}`, '/activate/error'],
    [`/fr/${'x'.repeat(43)}?utm=1`, '/fr/activate/error'],
  ] as const) {
    const { status: moved, location: goesTo, headers } = await open(from);
    expect([moved, goesTo, headers['cache-control']]).toEqual([302, to, 'no-store']);
  }
});

test('a signup is confirmed by one press, and the same press again is the same call', async () => {
  const host = 'de.localhost';
  const wanted = signupForm();
  const own = app.client({ host });
  await own.call(signup, { body: wanted });
  const url = `/signup/confirm?token=${await tokenFor(app, wanted.email)}`;
  const { open, send, cookies } = browser();
  for (const [name, value] of own.cookies) cookies.set(name, value);
  const { page } = await open(url, { host });
  const client_id = /name="client_id" value="([\w-]{36})"/.exec(page)?.[1] ?? '';
  const headers = { host, origin: `http://${host}` };
  const first = await send(url, { client_id }, headers);
  expect([first.status, first.location]).toEqual([303, '/complete-signup']);
  const session = cookies.get('auth');
  expect(session).toMatch(/^[\w-]{43}$/);
  const lost = browser();
  expect((await lost.send(url, { client_id }, headers)).status).toBe(303);
  expect(lost.cookies.get('auth')).toBe(session);
  // In another browser the account is confirmed, and the password is asked for.
  const next = signupForm();
  await app.client({ host }).call(signup, { body: next });
  const elsewhere = browser();
  const confirmed = await elsewhere.send(`/signup/confirm?token=${await tokenFor(app, next.email)}`, { client_id: randomUUID() }, headers);
  expect([confirmed.status, confirmed.location?.split('?')[0], elsewhere.cookies.has('auth')]).toEqual([303, '/activate/done', false]);
  const late = browser();
  expect((await late.send(url, { client_id: randomUUID() }, headers)).status).toBe(410);
  expect(late.cookies.has('auth')).toBe(false);
});

test('the link of a notification mail logs in by one press, once, and then leads to the login', async () => {
  const { id } = await buildMember(app, { session: false });
  const { db } = app.platform.database;
  const origin = 'http://localhost';
  const link = await db.transaction().execute((tx) => loginLink(tx, app.platform.clock, id, { origin, path: '/chats/7' }));
  const url = link.slice(origin.length);
  const { open, send, cookies } = browser();
  const { page } = await open(url);
  expect(cookies.has('auth')).toBe(false);
  const client_id = /name="client_id" value="([\w-]{36})"/.exec(page)?.[1] ?? '';
  const { status, location } = await send(url, { client_id });
  expect([status, location, cookies.has('auth')]).toEqual([303, '/chats/7', true]);
  const late = browser();
  expect((await late.send(url, { client_id: randomUUID() })).location).toBe('/login');
  expect(late.cookies.has('auth')).toBe(false);
});

test('a new address is confirmed by one press', async () => {
  const { client } = await buildMember(app);
  const email = `new-${randomUUID()}@built.test`;
  await client.call(requestMailChange, { body: { email, password: builtPassword, client_id: randomUUID() } });
  const token = await tokenFor(app, email);
  const { open, send } = browser();
  expect((await open(`/mail-change/do?token=${token}`)).page).toContain(account.activate.confirmTitle);
  const { status, location } = await send(`/mail-change/do?token=${token}`, {});
  expect(status).toBe(303);
  expect((await open(location)).page).toContain(settings.mailDone.title);
  const unknown = await send(`/mail-change/do?token=${'x'.repeat(43)}`, {});
  expect(unknown.status).toBe(410);
  expect(unknown.page).toContain(settings.mailDone.failedTitle);
});

test('mails are ended by the link in one of them, and begun again', async () => {
  const anna = await buildMember(app, { email: `anna-${randomUUID()}@built.test` });
  await wrote(await buildMember(app, { credits: 10 }), anna);
  const [mail] = await mailsAfter(app, anna, 3);
  const token = mail?.links.find((link) => link.includes('/u-'))?.split('/u-')[1] ?? '';
  const { open, send } = browser();
  const wantsMails = async () => (await anna.client.call(getNotificationSettings)).reply.settings.new_conversations.mail;
  for (const [button, title, wanted] of [
    ['off', notifications.unsubscribe.offTitle, false],
    ['on', notifications.unsubscribe.onTitle, true],
  ] as const) {
    const { status, location } = await send(`/unsubscribe/${token}`, { [button]: 'yes' });
    expect([status, await wantsMails()]).toEqual([303, wanted]);
    expect((await open(location)).page).toContain(title);
  }
});

describe('what is no form of ours', () => {
  test('is refused: of another site, too large, of another kind, at another address', async () => {
    const { email } = await buildMember(app, { session: false });
    const right = { email, password: builtPassword };
    const { send } = browser();
    const expectPage = ({ status, page, headers }: Awaited<ReturnType<typeof send>>, wanted: number, title: string) => {
      expect([status, headers['content-type'], headers['set-cookie']]).toEqual([wanted, 'text/html; charset=utf-8', undefined]);
      expect(page).toContain(title);
    };
    const { refused, notFound } = texts.error;
    for (const headers of [
      { origin: 'https://evil.test' },
      { origin: 'null', 'sec-fetch-site': 'none' },
      { origin: 'null', 'sec-fetch-site': 'same-site' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'cross-site' },
    ])
      expectPage(await send('/login', right, headers), 403, refused);
    expectPage(await send('/login', { ...right, more: 'x'.repeat(9000) }), 413, refused);
    expectPage(await send('/login', right, { 'content-type': 'text/plain' }), 400, refused);
    for (const address of ['/members', '/settings', '/constructor', '/unsubscribe/abc'])
      expectPage(await send(address, right), 404, notFound);
  });

  // Regression: browsers that hide where a page comes from got JSON in place of a session.
  test('is not that of a page of ours whose browser does not say its origin', async () => {
    const { email } = await buildMember(app, { session: false });
    const { status, location } = await browser().send('/login', { email, password: builtPassword }, { origin: 'null' });
    expect([status, location]).toEqual([303, '/members']);
  });

  test('is limited like the call that it makes', async () => {
    const limited = await createTestApp({ RATE_LIMITS: 'on' });
    await mountPages(limited, 'build');
    const send = () =>
      limited.server.inject({
        method: 'POST',
        url: '/reset-password',
        headers: { host: 'localhost', 'content-type': form },
        payload: 'email=no',
      });
    const statuses = [];
    for (let sent = 0; sent < 31; sent++) statuses.push((await send()).statusCode);
    expect(statuses.slice(0, 30)).toEqual(statuses.slice(0, 30).map(() => 400));
    expect(statuses.at(-1)).toBe(429);
    await limited.close();
  });
});
