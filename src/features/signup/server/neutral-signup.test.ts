import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { getUser, login } from '#features/account/contract/endpoints.ts';
import { getChat } from '#features/chat/contract/endpoints.ts';
import { buildMember } from '#tests/support/builders.ts';
import { mailsTo, settledMailsTo, tokenFor } from '#tests/support/mails.ts';
import { signupForm, signUpByMail } from '#tests/support/account/signup-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { confirmSignup, signup } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

// A site with `explicit_account_messages` off.
const host = 'de.localhost';
const send = (form: ReturnType<typeof signupForm>, client = app.client({ host })) => client.call(signup, { body: form });
const open = (token: string, client = app.client({ host }), client_id: string = randomUUID()) =>
  client.call(confirmSignup, { body: { token, client_id } });

async function pending(email: string): Promise<number> {
  const { rows } = await app.platform.database.pool.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM pending_signups WHERE email = lower($1)',
    [email],
  );
  return rows[0]?.n ?? -1;
}

async function accounts(email: string): Promise<number> {
  const { rows } = await app.platform.database.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM users WHERE email = lower($1)', [
    email,
  ]);
  return rows[0]?.n ?? -1;
}

describe('a signup on a site that does not reveal accounts', () => {
  test('has the same response for a new and for a known address, byte for byte', async () => {
    const { email } = await buildMember(app, { host });
    const answers = await Promise.all(
      [email, signupForm().email].map(async (address) => {
        const answer = await app.server.inject({
          method: 'POST',
          url: '/api/signup.php',
          headers: { host, origin: `http://${host}` },
          payload: signupForm({ email: address, client_id: randomUUID() }),
        });
        const { date: _date, 'x-request-id': _id, ...headers } = answer.headers;
        const body = answer.body.replace(/"request_id":"[0-9a-f-]{36}"/, '');
        const { 'set-cookie': _cookie, ...others } = headers;
        // The value of the cookie is random.
        const cookies = answer.cookies.map(({ value, ...cookie }) => ({ ...cookie, length: value.length }));
        return { status: answer.statusCode, body, headers: others, cookies };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 409, cookies: [{ name: 'signup', httpOnly: true }] });
    expect(answers[0]?.body).toContain('"code":"check_mail"');
  });

  test('queues the same job for both, with the hash of the password already stored', async () => {
    const { email } = await buildMember(app, { host });
    const enqueue = vi.spyOn(app.platform.jobs, 'enqueue');
    for (const address of [email, signupForm().email]) await send(signupForm({ email: address, client_id: randomUUID() }));
    expect(enqueue.mock.calls.map(([{ name }]) => name).filter((name) => name === 'send-signup-link')).toHaveLength(2);
    enqueue.mockRestore();
  });

  test('creates nothing but the pending signup, with the password only as a hash', async () => {
    const form = signupForm();
    await send(form);
    expect([await accounts(form.email), await pending(form.email)]).toEqual([0, 1]);
    const { rows } = await app.platform.database.pool.query('SELECT * FROM pending_signups WHERE email = $1', [form.email]);
    expect(JSON.stringify(rows)).not.toContain(form.password);
  });

  test('stores nothing of a form with a known address', async () => {
    const { email } = await buildMember(app, { host });
    await send(signupForm({ email }));
    expect(await settledMailsTo(app, email)).toHaveLength(1);
    expect(await pending(email)).toBe(0);
  });

  test('that is repeated after a lost response gets the same reply, and only one mail is sent', async () => {
    const form = signupForm({ client_id: randomUUID() });
    const [first, again] = [await send(form), await send({ ...form, email: form.email.toUpperCase() })];
    expect([first.error, again.error]).toEqual([first.error, first.error]);
    expect(await settledMailsTo(app, form.email)).toHaveLength(1);
  });

  test('sent concurrently by two people leaves one pending signup, and one link that works', async () => {
    const form = signupForm();
    await Promise.all([send({ ...form, name: 'Anna' }), send({ ...form, name: 'Berta' })]);
    expect(await pending(form.email)).toBe(1);
    const mails = await settledMailsTo(app, form.email);
    const tokens = mails.map(({ links }) => new URL(links[0] ?? '').searchParams.get('token') ?? '');
    const answers = await Promise.all(tokens.map((token) => open(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await accounts(form.email)).toBe(1);
  });

  test('replaces an earlier signup with the same address', async () => {
    const form = signupForm();
    await send({ ...form, name: 'Anna' });
    const first = await tokenFor(app, form.email);
    const berta = app.client({ host });
    await send({ ...form, name: 'Berta' }, berta);
    const second = await tokenFor(app, form.email, 2);
    expect((await open(first)).error?.code).toBe('link_expired');
    expect((await open(second, berta)).reply.user?.profile.name).toBe('Berta');
  });

  test('mails an address at most five times a day, with or without an account', async () => {
    const { email } = await buildMember(app, { host });
    for (const address of [email, signupForm().email]) {
      for (let n = 0; n < 5; n++) expect((await send(signupForm({ email: address }))).error?.code).toBe('check_mail');
      expect(await send(signupForm({ email: address }))).toMatchObject({ status: 429, error: { code: 'too_many_mails' } });
    }
  });
});

describe('the mailed link', () => {
  test('creates the account with the answers of the form, activates it and logs in', async () => {
    const form = signupForm({ country: 'NL', consents: { adult: true, terms: true, promotions: true } });
    const client = app.client({ host });
    await send(form, client);
    const { reply } = await open(await tokenFor(app, form.email), client);
    expect(reply.user).toMatchObject({ email: form.email, status: 'active', profile: { name: 'Anna', country: 'NL', status: 'active' } });
    expect((await client.call(getUser)).reply.user.email).toBe(form.email);
    expect(await pending(form.email)).toBe(0);
  });

  // Regression: the link logged in everybody who opened it first, for example a mail scanner that runs scripts.
  test('confirms the account in another browser without logging it in, also when the response was lost', async () => {
    const form = signupForm();
    const own = app.client({ host });
    await send(form, own);
    const token = await tokenFor(app, form.email);
    const [other, id] = [app.client({ host }), randomUUID()];
    for (const _again of [1, 2]) expect(await open(token, other, id)).toMatchObject({ status: 200, reply: { user: null } });
    expect([other.cookies.size, await accounts(form.email)]).toEqual([0, 1]);
    // The link is used up, so the browser that signed up has to log in with the password.
    expect((await open(token, own)).error?.code).toBe('link_expired');
    expect((await other.call(login, { body: { email: form.email, password: form.password } })).status).toBe(200);
    // An attacker who signed up with another address before has a mark, too, but not that of this signup.
    const [again, foreign] = [signupForm(), app.client({ host })];
    await send(signupForm(), foreign);
    await send(again, app.client({ host }));
    expect((await open(await tokenFor(app, again.email), foreign)).reply.user).toBeNull();
    expect(foreign.cookies.has('auth')).toBe(false);
  });

  test('delivers the first message', async () => {
    const ben = await buildMember(app, { host });
    const { user } = await signUpByMail(app, host, signupForm({ profile_id: ben.id, signup_message: 'Hallo Ben' }));
    const { messages } = (await ben.client.call(getChat, { query: { profile: user.profile.id } })).reply;
    expect(messages).toMatchObject([{ text: 'Hallo Ben' }]);
  });

  test('works once', async () => {
    const form = signupForm();
    await send(form);
    const token = await tokenFor(app, form.email);
    expect((await open(token)).status).toBe(200);
    const stranger = app.client({ host });
    expect([(await open(token, stranger)).error?.code, stranger.cookies.size]).toEqual(['link_expired', 0]);
  });

  test('gives the same page its session again when the response was lost', async () => {
    const form = signupForm();
    const [lost, again] = [app.client({ host }), app.client({ host })];
    await send(form, lost);
    const token = await tokenFor(app, form.email);
    const id = randomUUID();
    const first = await open(token, lost, id);
    expect((await open(token, again, id)).reply).toEqual(first.reply);
    expect(again.cookies.get('auth')).toBe(lost.cookies.get('auth'));
  });

  test('opened five times concurrently creates one account and one session', async () => {
    const form = signupForm();
    await send(form);
    const token = await tokenFor(app, form.email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => open(token)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410, 410]);
    expect(await accounts(form.email)).toBe(1);
  });

  test('expires after three days, and the answers are deleted then', async () => {
    const [form, other] = [signupForm(), signupForm()];
    await send(form);
    await send(other);
    const token = await tokenFor(app, form.email);
    await mailsTo(app, other.email);
    app.platform.clock.advance(72 * 3600 + 1);
    expect((await open(token)).error?.code).toBe('link_expired');
    await app.platform.jobs.runAllNow();
    expect([await accounts(form.email), await pending(form.email), await pending(other.email)]).toEqual([0, 0, 0]);
  });

  test('is refused once the address belongs to an account', async () => {
    const form = signupForm();
    await send(form);
    const token = await tokenFor(app, form.email);
    const { id } = await buildMember(app, { host });
    await app.platform.database.db.updateTable('users').set({ email: form.email }).where('id', '=', id).execute();
    const client = app.client({ host });
    expect([(await open(token, client)).error?.code, client.cookies.size]).toEqual(['link_expired', 0]);
    expect([await accounts(form.email), await pending(form.email)]).toEqual([1, 0]);
  });

  test('does not work on another site', async () => {
    const form = signupForm();
    await send(form);
    const token = await tokenFor(app, form.email);
    expect((await open(token, app.client())).error?.code).toBe('link_expired');
    expect((await open(token)).status).toBe(200);
  });
});
