import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activate, getUser, login, requestPasswordReset, resendActivation, resetPassword } from '#features/account/contract/endpoints.ts';
import { buildMember, builtPassword } from '#tests/support/builders.ts';
import { mailChange, neutral, newAddress } from '#tests/support/account/mail-change.ts';
import { mailsTo, settledMailsTo, tokenFor } from '#tests/support/mails.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getChat } from '#features/chat/contract/endpoints.ts';
import { signup } from '#features/signup/contract/endpoints.ts';
import { recordProfileChanges } from '#tests/support/profile-changes.ts';
import { signupForm } from '#tests/support/account/signup-form.ts';
import { putPassword, requestMailChange } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { requestChange, confirm, tokenOf } = mailChange(() => app);

describe('the link to the new address', () => {
  test('changes the address in any browser, and mails a shortened form of it to the old one', async () => {
    const { client, email } = await buildMember(app);
    const newEmail = newAddress();
    const token = await tokenOf(client, newEmail);
    expect((await confirm(token)).reply).toEqual({ email: newEmail });
    expect((await client.call(getUser)).reply.user.email).toBe(newEmail);
    const enter = (address: string) => app.client().call(login, { body: { email: address, password: builtPassword } });
    expect([(await enter(email)).error?.code, (await enter(newEmail)).status]).toEqual(['login_failed', 200]);
    const [mail] = await mailsTo(app, email);
    expect(mail?.text).toContain(`${newEmail.slice(0, 1)}…@changed.test`);
    expect(mail?.text).not.toContain(newEmail);
  });

  test('changes the address once and returns the same reply each time, also when it is opened three times concurrently', async () => {
    const { client, email } = await buildMember(app);
    const token = await tokenOf(client, newAddress());
    const responses = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    // The call may also be repeated later, when the page is opened again.
    expect((await confirm(token)).reply).toEqual(responses[0]?.reply);
    expect(await settledMailsTo(app, email)).toHaveLength(1);
  });

  test('invalidates the other links of the member, including a reset link at the old address', async () => {
    const { client, email } = await buildMember(app);
    const older = await tokenOf(client, newAddress());
    app.platform.clock.advance(61);
    const newEmail = newAddress();
    const newer = await tokenOf(client, newEmail);
    await app.client().call(requestPasswordReset, { body: { email } });
    const reset = await tokenFor(app, email);
    const responses = await Promise.all([confirm(newer), confirm(newer)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await confirm(older)).error?.code).toBe('link_expired');
    const body = { token: reset, password: 'long enough', password_repeat: 'long enough' };
    expect((await app.client().call(resetPassword, { body })).error?.code).toBe('link_expired');
    expect((await client.call(getUser)).reply.user.email).toBe(newEmail);
  });

  test('succeeds once when two links are opened at the same time', async () => {
    const { client } = await buildMember(app);
    const tokens = [await tokenOf(client, newAddress())];
    app.platform.clock.advance(61);
    tokens.push(await tokenOf(client, newAddress()));
    const responses = await Promise.all(tokens.map((token) => confirm(token)));
    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410']);
  });

  test('is invalid once the password was changed', async () => {
    const { client } = await buildMember(app);
    const token = await tokenOf(client, newAddress());
    const body = { old_password: builtPassword, password: 'long enough', password_repeat: 'long enough' };
    await client.call(putPassword, { body });
    expect((await confirm(token)).error?.code).toBe('link_expired');
  });

  test('is invalid after a password change, even when both happen at the same time', async () => {
    for (const ms of [0, 15, 30, 45]) {
      const { id, client } = await buildMember(app, { host: neutral });
      const body = { old_password: builtPassword, password: 'another-password', password_repeat: 'another-password' };
      const changing = client.call(putPassword, { body });
      await new Promise((resolve) => setTimeout(resolve, ms));
      await requestChange(client, newAddress());
      expect((await changing).status).toBe(200);
      const open = app.platform.database.db
        .selectFrom('link_tokens')
        .select('purpose')
        .where('user_id', '=', id)
        .where('used_at', 'is', null);
      expect(await open.execute()).toEqual([]);
    }
  });

  test('expires after a day', async () => {
    const { client, email } = await buildMember(app);
    const token = await tokenOf(client, newAddress());
    app.platform.clock.advance(24 * 3600 + 1);
    expect((await confirm(token)).error?.code).toBe('link_expired');
    expect((await client.call(getUser)).reply.user.email).toBe(email);
  });

  test('does not change a closed account', async () => {
    const { id, client } = await buildMember(app);
    const token = await tokenOf(client, newAddress());
    await app.platform.database.db.updateTable('users').set({ status: 'held' }).where('id', '=', id).execute();
    expect((await confirm(token)).error?.code).toBe('link_expired');
  });

  test.each([
    ['openly', 'localhost', [409, 'email_taken']],
    ['neutrally', neutral, [410, 'link_expired']],
  ])('refuses %s an address that was taken meanwhile: of two members the first gets it', async (_how, host, refusal) => {
    const members = [await buildMember(app, { host }), await buildMember(app, { host })];
    const newEmail = newAddress();
    const tokens: string[] = [];
    for (const [sent, { client }] of members.entries()) {
      await requestChange(client, newEmail);
      tokens.push(await tokenFor(app, newEmail, sent + 1));
    }
    const responses = await Promise.all(tokens.map((token) => confirm(token, host)));
    const [winner, loser] = responses.toSorted((a, b) => a.status - b.status);
    expect(winner?.reply).toEqual({ email: newEmail });
    expect([loser?.status, loser?.error?.code]).toEqual(refusal);
    const now = await Promise.all(members.map(async ({ client }) => (await client.call(getUser)).reply.user.email));
    expect(now.filter((address) => address === newEmail)).toHaveLength(1);
  });

  test('does not work as another kind of link', async () => {
    const { client, email } = await buildMember(app, { status: 'not_confirmed' });
    await client.call(resendActivation);
    expect((await confirm(await tokenFor(app, email))).error?.code).toBe('link_expired');
    const token = await tokenOf(client, newAddress());
    expect((await app.client().call(activate, { body: { token } })).error?.code).toBe('link_expired');
  });

  test('activates an account that was not active, delivers its waiting messages, and ends the links of the old mailbox', async () => {
    const mistyped = signupForm();
    const ben = await buildMember(app);
    const client = app.client();
    const { user } = (await client.call(signup, { body: { ...mistyped, profile_id: ben.id, signup_message: 'Hallo Ben' } })).reply;
    await tokenFor(app, mistyped.email);
    const heard = recordProfileChanges(app);
    const to = newAddress();
    await client.call(requestMailChange, { body: { email: to, password: mistyped.password } });
    const token = await tokenFor(app, to);
    const responses = await Promise.all([confirm(token), confirm(token)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await client.call(getUser)).reply.user).toMatchObject({ email: to, status: 'active', profile: { status: 'active' } });
    expect(heard.filter((id) => id === user.profile.id)).toHaveLength(1);
    const { messages } = (await ben.client.call(getChat, { query: { profile: user.profile.id } })).reply;
    expect(messages).toMatchObject([{ text: 'Hallo Ben' }]);
    const { rows } = await app.platform.database.pool.query<{ open: number }>(
      "SELECT count(*)::int AS open FROM link_tokens WHERE user_id = $1 AND purpose = 'activation' AND used_at IS NULL",
      [user.profile.id],
    );
    expect(rows[0]?.open).toBe(0);
  });

  test('leaves the old mailbox without any way to activate', async () => {
    const { id, client, email } = await buildMember(app, { status: 'not_confirmed' });
    await client.call(resendActivation);
    const activation = await tokenFor(app, email);
    expect((await confirm(await tokenOf(client, newAddress()))).status).toBe(200);
    // Even if the account were not active.
    await app.platform.database.db.updateTable('users').set({ status: 'not_confirmed' }).where('id', '=', id).execute();
    expect((await app.client().call(activate, { body: { token: activation } })).error?.code).toBe('link_expired');
  });

  test.each(['garbage', '\u0001', 'x'.repeat(200)])('made up as "%.12s" is refused', async (token) => {
    expect((await confirm(token)).error?.code).toBe('link_expired');
  });

  test.each([[{}], [{ token: '' }], [{ token: 5 }]])('must be a non-empty string: %j', async (body) => {
    expect((await app.client().raw('PUT', '/api/mail-change.php', body)).error?.code).toBe('invalid_request');
  });
});
