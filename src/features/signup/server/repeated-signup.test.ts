import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activate, getUser } from '#features/account/contract/endpoints.ts';
import { getChat } from '#features/chat/contract/endpoints.ts';
import { buildMember } from '#tests/support/builders.ts';
import { settledMailsTo, tokenFor } from '#tests/support/mails.ts';
import { signupForm } from '#tests/support/account/signup-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signup } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('a signup whose reply was lost', () => {
  test('can be retried with the same reply and a login', async () => {
    const ben = await buildMember(app);
    const form = signupForm({ client_id: randomUUID(), profile_id: ben.id, signup_message: 'Hallo' });
    const first = await app.client().call(signup, { body: form });
    const client = app.client();
    const again = await client.call(signup, { body: { ...form, email: form.email.toUpperCase() } });
    expect([again.status, again.reply]).toEqual([200, first.reply]);
    expect((await client.call(getUser)).reply.user.email).toBe(form.email);
    const { messages } = (await client.call(getChat, { query: { profile: ben.id } })).reply;
    expect([again.reply.conversation === null, messages.length]).toEqual([false, 1]);
    expect(await settledMailsTo(app, form.email)).toHaveLength(1);
  });

  test('can be retried after the activation', async () => {
    const form = signupForm({ client_id: randomUUID() });
    await app.client().call(signup, { body: form });
    await app.client().call(activate, { body: { token: await tokenFor(app, form.email) } });
    expect((await app.client().call(signup, { body: form })).reply.user.status).toBe('active');
  });

  test('creates one account for 50 concurrent calls, and replies to each of them', async () => {
    const form = signupForm({ client_id: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.client().call(signup, { body: form })));
    expect(new Set(answers.map(({ status, reply }) => `${status} ${reply.user.profile.id}`)).size).toBe(1);
    expect(await settledMailsTo(app, form.email)).toHaveLength(1);
  });

  test.each([
    ['another password', { password: 'winter leaves glow' }],
    ['another client id', { client_id: randomUUID() }],
    ['no client id', { client_id: undefined }],
  ])('is treated as an existing address, without a login, with %s', async (_what, other) => {
    const form = signupForm({ client_id: randomUUID() });
    await app.client().call(signup, { body: form });
    const { client_id, ...rest } = { ...form, ...other };
    const client = app.client();
    const { status, error } = await client.call(signup, { body: client_id === undefined ? rest : { ...rest, client_id } });
    expect([status, error?.code, client.cookies.size]).toEqual([409, 'email_taken', 0]);
  });

  test('gives no access on another site, to another account or after a day', async () => {
    const form = signupForm({ client_id: randomUUID() });
    const { reply } = await app.client().call(signup, { body: form });
    const elsewhere = await app.client({ host: 'de.localhost' }).call(signup, { body: form });
    const other = await app.client().call(signup, { body: { ...form, email: `${randomUUID()}@signup.test` } });
    expect(elsewhere.error?.code).toBe('check_mail');
    expect(other.reply.user.profile.id).not.toBe(reply.user.profile.id);
    app.platform.clock.advance(24 * 3600 + 1);
    expect((await app.client().call(signup, { body: form })).error?.code).toBe('email_taken');
  });
});
