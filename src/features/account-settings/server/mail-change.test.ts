import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activate, getUser, login, requestPasswordReset, resendActivation, resetPassword } from '#features/account/contract/endpoints.ts';
import { markDeleted } from '#features/account/server/index.ts';
import { buildMember, builtPassword } from '#tests/support/builders.ts';
import { mailsTo, settledMailsTo, tokenFor } from '#tests/support/mails.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { confirmMailChange, putPassword, requestMailChange } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

// The first site speaks openly (`explicit_account_messages`), the second is neutral.
const neutral = 'de.localhost';
const newAddress = () => `${randomUUID()}@changed.test`;
const ask = (client: TestClient, email: string, password = builtPassword) => client.call(requestMailChange, { body: { email, password } });
const confirm = (token: string, host = 'localhost') => app.client({ host }).call(confirmMailChange, { body: { token } });

/** Asks for the change and reads the link's token from the mail. */
async function tokenOf(client: TestClient, email: string): Promise<string> {
  expect((await ask(client, email)).reply).toEqual({ done: true });
  return tokenFor(app, email);
}

describe('asking for another address', () => {
  test('mails a link to the new one, and changes nothing yet', async () => {
    const { client, email } = await buildMember(app, { host: neutral });
    const wish = newAddress();
    expect((await ask(client, ` ${wish.toUpperCase()} `)).reply).toEqual({ done: true });
    const [mail] = await mailsTo(app, wish);
    expect(mail?.links[0]).toMatch(/^http:\/\/de\.localhost\/mail-change\/do\?token=[\w-]{43}$/);
    expect((await client.call(getUser)).reply.user.email).toBe(email);
    expect(await settledMailsTo(app, email)).toEqual([]);
  });

  test.each(['', 'anna', 'anna@', 'a@b'])('is refused for "%s"', async (wish) => {
    const { client } = await buildMember(app);
    const { status, error } = await ask(client, wish);
    expect([status, error]).toEqual([400, { code: 'invalid_email', params: { field: 'email' } }]);
  });

  test('is refused for the address that the account has already', async () => {
    const { client, email } = await buildMember(app);
    expect((await ask(client, email.toUpperCase())).error).toEqual({ code: 'email_unchanged', params: { field: 'email' } });
  });

  test('needs the password, and five wrong ones block it, for the change of the password too', async () => {
    const { client } = await buildMember(app);
    for (let tried = 0; tried < 5; tried++) {
      const { status, error } = await ask(client, newAddress(), 'not it');
      expect([status, error]).toEqual([400, { code: 'wrong_password', params: { field: 'password' } }]);
    }
    const blocked = { code: 'too_many_attempts', params: { minutes: 5 } };
    expect((await ask(client, newAddress())).error).toEqual(blocked);
    const body = { old_password: builtPassword, password: 'long enough', password_repeat: 'long enough' };
    expect((await client.call(putPassword, { body })).error).toEqual(blocked);
  });

  test('says openly that an address is taken where the site wants that', async () => {
    const [{ client }, other] = [await buildMember(app), await buildMember(app)];
    const { status, error } = await ask(client, other.email.toUpperCase());
    expect([status, error]).toEqual([409, { code: 'email_taken', params: { field: 'email' } }]);
    expect(await settledMailsTo(app, other.email)).toEqual([]);
  });

  test('treats a taken address like a free one elsewhere, limits included, and tells its owner once a day', async () => {
    const owner = await buildMember(app, { host: neutral });
    const asking = [await buildMember(app, { host: neutral }), await buildMember(app, { host: neutral })];
    for (const { client } of asking) {
      expect((await ask(client, owner.email)).reply).toEqual({ done: true });
      expect((await ask(client, owner.email)).error).toEqual({ code: 'too_many_mails', params: { minutes: 1 } });
    }
    const [mail] = await mailsTo(app, owner.email);
    expect(mail?.links[0]).toBe('http://de.localhost/login');
    expect(await settledMailsTo(app, owner.email)).toHaveLength(1);
  });

  test('tells the owner of a deleted account that it can come back, while it can', async () => {
    const owner = await buildMember(app, { host: neutral, session: false });
    const { platform } = app;
    await platform.database.db.transaction().execute((tx) => markDeleted(tx, owner.id, null, platform.clock.now()));
    const [one, other] = [await buildMember(app, { host: neutral }), await buildMember(app, { host: neutral })];
    expect((await ask(one.client, owner.email)).reply).toEqual({ done: true });
    expect(await mailsTo(app, owner.email)).toHaveLength(1);
    platform.clock.advance(14 * 24 * 3600);
    expect((await ask(other.client, owner.email)).reply).toEqual({ done: true });
    expect(await settledMailsTo(app, owner.email)).toHaveLength(1);
  });

  test('is free on the site when only another site knows it', async () => {
    const { client } = await buildMember(app);
    const elsewhere = await buildMember(app, { host: neutral });
    const token = await tokenOf(client, elsewhere.email);
    expect((await confirm(token)).reply).toEqual({ email: elsewhere.email });
  });

  test('is done once a minute and five times a day', async () => {
    const { client } = await buildMember(app);
    const answers = await Promise.all([ask(client, newAddress()), ask(client, newAddress())]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
    for (let sent = 1; sent < 5; sent++) {
      app.platform.clock.advance(3600);
      expect((await ask(client, newAddress())).status).toBe(200);
    }
    app.platform.clock.advance(3600);
    const { status, error } = await ask(client, newAddress());
    expect([status, error]).toEqual([429, { code: 'too_many_mails', params: { minutes: 19 * 60 } }]);
  });

  test('sends an address no more than five mails a day, however many accounts ask', async () => {
    const wish = newAddress();
    const members = await Promise.all(Array.from({ length: 7 }, () => buildMember(app, { host: neutral })));
    const answers = await Promise.all(members.map(({ client }) => ask(client, wish)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ error }) => error?.code))).toEqual(new Set(['too_many_mails']));
    expect(refused.length).toBeGreaterThanOrEqual(2);
    expect(await settledMailsTo(app, wish)).toHaveLength(members.length - refused.length);
    app.platform.clock.advance(24 * 3600);
    expect((await ask((await buildMember(app, { host: neutral })).client, wish)).status).toBe(200);
  });

  test('is nothing for visitors, nor without its two texts', async () => {
    const { status, body } = await ask(app.client(), newAddress());
    expect([status, body]).toMatchObject([403, { error: { code: 'authentication_required' }, authentication_required: true }]);
    const { client } = await buildMember(app);
    for (const wrong of [{}, { email: newAddress() }, { email: 1, password: 2 }])
      expect((await client.raw('POST', '/api/mail-change.php', wrong)).error?.code).toBe('invalid_request');
  });
});

describe('the link to the new address', () => {
  test('changes it in whichever browser it is opened, and tells the old one a part of it', async () => {
    const { client, email } = await buildMember(app);
    const wish = newAddress();
    const token = await tokenOf(client, wish);
    expect((await confirm(token)).reply).toEqual({ email: wish });
    expect((await client.call(getUser)).reply.user.email).toBe(wish);
    const enter = (address: string) => app.client().call(login, { body: { email: address, password: builtPassword } });
    expect([(await enter(email)).error?.code, (await enter(wish)).status]).toEqual(['login_failed', 200]);
    const [mail] = await mailsTo(app, email);
    expect(mail?.text).toContain(`${wish.slice(0, 1)}…@changed.test`);
    expect(mail?.text).not.toContain(wish);
  });

  test('works once, also when it is opened three times at once', async () => {
    const { client, email } = await buildMember(app);
    const token = await tokenOf(client, newAddress());
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410', '410']);
    expect((await confirm(token)).error).toEqual({ code: 'link_expired', params: {} });
    expect(await settledMailsTo(app, email)).toHaveLength(1);
  });

  test('makes the other links of the member useless, and a reset link at the old address too', async () => {
    const { client, email } = await buildMember(app);
    const older = await tokenOf(client, newAddress());
    app.platform.clock.advance(61);
    const wish = newAddress();
    const newer = await tokenOf(client, wish);
    await app.client().call(requestPasswordReset, { body: { email } });
    const reset = await tokenFor(app, email);
    const answers = await Promise.all([confirm(newer), confirm(newer)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410']);
    expect((await confirm(older)).error?.code).toBe('link_expired');
    const body = { token: reset, password: 'long enough', password_repeat: 'long enough' };
    expect((await app.client().call(resetPassword, { body })).error?.code).toBe('link_expired');
    expect((await client.call(getUser)).reply.user.email).toBe(wish);
  });

  test('of two that are opened at once lets one win', async () => {
    const { client } = await buildMember(app);
    const tokens = [await tokenOf(client, newAddress())];
    app.platform.clock.advance(61);
    tokens.push(await tokenOf(client, newAddress()));
    const answers = await Promise.all(tokens.map((token) => confirm(token)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410']);
  });

  test('is worth nothing once the password was changed', async () => {
    const { client } = await buildMember(app);
    const token = await tokenOf(client, newAddress());
    const body = { old_password: builtPassword, password: 'long enough', password_repeat: 'long enough' };
    await client.call(putPassword, { body });
    expect((await confirm(token)).error?.code).toBe('link_expired');
  });

  test('is none after a change of the password, however close the two come', async () => {
    for (const ms of [0, 15, 30, 45]) {
      const { id, client } = await buildMember(app, { host: neutral });
      const body = { old_password: builtPassword, password: 'another-password', password_repeat: 'another-password' };
      const changing = client.call(putPassword, { body });
      await new Promise((resolve) => setTimeout(resolve, ms));
      await ask(client, newAddress());
      expect((await changing).status).toBe(200);
      const open = app.platform.database.db
        .selectFrom('link_tokens')
        .select('purpose')
        .where('user_id', '=', id)
        .where('used_at', 'is', null);
      expect(await open.execute()).toEqual([]);
    }
  });

  test('is too old after a day', async () => {
    const { client, email } = await buildMember(app);
    const token = await tokenOf(client, newAddress());
    app.platform.clock.advance(24 * 3600 + 1);
    expect((await confirm(token)).error?.code).toBe('link_expired');
    expect((await client.call(getUser)).reply.user.email).toBe(email);
  });

  test('changes nothing of a closed account', async () => {
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
    const wish = newAddress();
    const tokens: string[] = [];
    for (const [sent, { client }] of members.entries()) {
      await ask(client, wish);
      tokens.push(await tokenFor(app, wish, sent + 1));
    }
    const answers = await Promise.all(tokens.map((token) => confirm(token, host)));
    const [winner, loser] = answers.toSorted((a, b) => a.status - b.status);
    expect(winner?.reply).toEqual({ email: wish });
    expect([loser?.status, loser?.error?.code]).toEqual(refusal);
    const now = await Promise.all(members.map(async ({ client }) => (await client.call(getUser)).reply.user.email));
    expect(now.filter((address) => address === wish)).toHaveLength(1);
  });

  test('activates nothing, and is no link of another kind', async () => {
    const { client, email } = await buildMember(app, { status: 'not_confirmed' });
    await client.call(resendActivation);
    const activation = await tokenFor(app, email);
    expect((await confirm(activation)).error?.code).toBe('link_expired');
    const token = await tokenOf(client, newAddress());
    expect((await app.client().call(activate, { body: { token } })).error?.code).toBe('link_expired');
    expect((await confirm(token)).status).toBe(200);
    expect((await client.call(getUser)).reply.user).toMatchObject({ status: 'not_confirmed', profile: { status: 'disabled' } });
  });

  test.each(['garbage', '\u0001', 'x'.repeat(200)])('made up as "%.12s" is refused', async (token) => {
    expect((await confirm(token)).error?.code).toBe('link_expired');
  });

  test.each([[{}], [{ token: '' }], [{ token: 5 }]])('is needed as a text: %j', async (body) => {
    expect((await app.client().raw('PUT', '/api/mail-change.php', body)).error?.code).toBe('invalid_request');
  });
});
