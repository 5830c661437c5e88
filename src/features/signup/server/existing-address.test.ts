import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser } from '#features/account/contract/endpoints.ts';
import { buildMember } from '#tests/support/builders.ts';
import { mailsTo, settledMailsTo } from '#tests/support/mails.ts';
import { signupForm } from '#tests/support/account/signup-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signup } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

// The first site reveals existing accounts (`explicit_account_messages`), the second does not.
const neutral = 'de.localhost';

async function countUsers(email: string): Promise<number> {
  const { rows } = await app.platform.database.pool.query<{ count: number }>('SELECT count(*) FROM users WHERE email = lower($1)', [email]);
  return rows[0]?.count ?? -1;
}

describe('signing up with the address of an existing account', () => {
  test('fails with email_taken on a site that reveals accounts, and sends no mail', async () => {
    const { email } = await buildMember(app);
    const client = app.client();
    const { status, error } = await client.call(signup, { body: signupForm({ email: email.toUpperCase() }) });
    expect([status, error]).toEqual([409, { code: 'email_taken', params: { field: 'email' } }]);
    expect([await countUsers(email), client.cookies.size]).toEqual([1, 0]);
    expect(await settledMailsTo(app, email)).toEqual([]);
  });

  test('fails with a neutral error on other sites, and mails the owner of the address', async () => {
    const { email } = await buildMember(app, { host: neutral, name: 'Fleur', language: 'da' });
    const client = app.client({ host: neutral });
    const { status, error } = await client.call(signup, { body: signupForm({ email, name: 'Stranger' }) });
    expect([status, error]).toEqual([409, { code: 'check_mail', params: { field: 'email' } }]);
    // The browser gets its mark in any case, but no session.
    expect([await countUsers(email), client.cookies.has('auth')]).toEqual([1, false]);
    const [mail] = await mailsTo(app, email);
    expect([mail?.subject, mail?.links]).toEqual(['Du har allerede en konto hos Najaar', ['http://de.localhost/login']]);
    expect(mail?.text).toContain('Hej Fleur');
    expect(mail?.text).not.toContain('Stranger');
  });

  test('mails the owner at most once a day', async () => {
    const { email } = await buildMember(app, { host: neutral });
    const again = () => app.client({ host: neutral }).call(signup, { body: signupForm({ email }) });
    await Promise.all([again(), again(), again()]);
    expect((await again()).error?.code).toBe('check_mail');
    expect(await settledMailsTo(app, email)).toHaveLength(1);
    app.platform.clock.advance(24 * 3600);
    await again();
    expect(await mailsTo(app, email, 2)).toHaveLength(2);
  });

  test('does not affect the other site', async () => {
    const { email } = await buildMember(app, { host: neutral });
    expect((await app.client().call(signup, { body: signupForm({ email }) })).status).toBe(200);
    expect(await countUsers(email)).toBe(2);
  });

  const setStatus = (email: string, status: object) =>
    app.platform.database.db.updateTable('users').set(status).where('email', '=', email).execute();
  const deleted = () => ({ status: 'deleted', deleted_from: 'active', deleted_at: app.platform.clock.now() });

  test('fails with email_deleted for a deleted account on a site that reveals accounts', async () => {
    const { email } = await buildMember(app);
    await setStatus(email, deleted());
    const { status, error } = await app.client().call(signup, { body: signupForm({ email }) });
    expect([status, error]).toEqual([409, { code: 'email_deleted', params: { field: 'email' } }]);
    expect([await countUsers(email), await settledMailsTo(app, email)]).toEqual([1, []]);
  });

  test('fails with a neutral error for a deleted account on other sites, and mails the restore deadline to its owner once a day', async () => {
    const { email } = await buildMember(app, { host: neutral, language: 'en' });
    await setStatus(email, deleted());
    for (let times = 0; times < 2; times++) {
      const { status, error } = await app.client({ host: neutral }).call(signup, { body: signupForm({ email }) });
      expect([status, error]).toEqual([409, { code: 'check_mail', params: { field: 'email' } }]);
    }
    const mails = await settledMailsTo(app, email);
    expect(mails.map(({ links }) => links[0])).toEqual(['http://de.localhost/login']);
    const until = new Date(app.platform.clock.now().getTime() + 14 * 24 * 3_600_000);
    expect(mails[0]?.text).toContain(String(until.getUTCFullYear()));
  });

  test.each(['localhost', neutral])('never reveals a held account, on %s', async (host) => {
    const { email } = await buildMember(app, { host });
    await setStatus(email, { status: 'held' });
    expect((await app.client({ host }).call(signup, { body: signupForm({ email }) })).error?.code).toBe('check_mail');
    expect(await settledMailsTo(app, email)).toHaveLength(1);
  });

  test('twenty times at once creates one account, one session and one activation mail', async () => {
    const form = signupForm();
    const clients = Array.from({ length: 20 }, () => app.client());
    const answers = await Promise.all(clients.map((client) => client.call(signup, { body: form })));
    expect(answers.map(({ error }) => error?.code ?? 'welcome').toSorted()).toEqual([
      ...Array.from({ length: 19 }, () => 'email_taken'),
      'welcome',
    ]);
    expect(await countUsers(form.email)).toBe(1);
    const users = await Promise.all(clients.map((client) => client.call(getUser)));
    expect(users.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await settledMailsTo(app, form.email)).toHaveLength(1);
  });
});
