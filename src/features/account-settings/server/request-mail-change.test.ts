import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser } from '#features/account/contract/endpoints.ts';
import { markDeleted } from '#features/account/server/index.ts';
import { buildMember, builtPassword } from '#tests/support/builders.ts';
import { mailChange, neutral, newAddress } from '#tests/support/account/mail-change.ts';
import { mailsTo, settledMailsTo } from '#tests/support/mails.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { putProfile } from '#features/profile/contract/endpoints.ts';
import { putPassword } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { requestChange, confirm, tokenOf } = mailChange(() => app);

describe('requesting a mail change', () => {
  test('mails a link to the new one, and changes nothing yet', async () => {
    const { client, email } = await buildMember(app, { host: neutral });
    const newEmail = newAddress();
    expect((await requestChange(client, ` ${newEmail.toUpperCase()} `)).reply).toEqual({ done: true });
    const [mail] = await mailsTo(app, newEmail);
    expect(mail?.links[0]).toMatch(/^http:\/\/de\.localhost\/mail-change\/do\?token=[\w-]{43}$/);
    expect((await client.call(getUser)).reply.user.email).toBe(email);
    expect(await settledMailsTo(app, email)).toEqual([]);
  });

  test.each(['', 'anna', 'anna@', 'a@b'])('is refused for "%s"', async (newEmail) => {
    const { client } = await buildMember(app);
    const { status, error } = await requestChange(client, newEmail);
    expect([status, error]).toEqual([400, { code: 'invalid_email', params: { field: 'email' } }]);
  });

  test('is refused for the current address of the account', async () => {
    const { client, email } = await buildMember(app);
    expect((await requestChange(client, email.toUpperCase())).error).toEqual({ code: 'email_unchanged', params: { field: 'email' } });
  });

  test('is refused for an address that is the name, then and when the name has become it since', async () => {
    const name = `Anna@${randomUUID().slice(0, 8)}.test`;
    // A name from before the rule that names must not be addresses.
    const { client } = await buildMember(app, { name });
    const refused = await requestChange(client, name.toLowerCase());
    expect([refused.status, refused.error]).toEqual([400, { code: 'name_is_email', params: { field: 'email' } }]);

    const other = await buildMember(app);
    const email = `a@${randomUUID().slice(0, 8)}.test`;
    const token = await tokenOf(other.client, email);
    await app.platform.database.db.updateTable('profiles').set({ name: email }).where('user_id', '=', other.id).execute();
    expect((await confirm(token)).error?.code).toBe('name_is_email');
    expect((await other.client.call(putProfile, { body: { name: 'Anna' } })).status).toBe(200);
    expect((await confirm(token)).reply).toEqual({ email });
  });

  test('needs the password, and five wrong ones block it, and the password change too', async () => {
    const { client } = await buildMember(app);
    for (let tried = 0; tried < 5; tried++) {
      const { status, error } = await requestChange(client, newAddress(), 'not it');
      expect([status, error]).toEqual([400, { code: 'wrong_password', params: { field: 'password' } }]);
    }
    const blocked = { code: 'too_many_attempts', params: { minutes: 5 } };
    expect((await requestChange(client, newAddress())).error).toEqual(blocked);
    const body = { old_password: builtPassword, password: 'long enough', password_repeat: 'long enough' };
    expect((await client.call(putPassword, { body })).error).toEqual(blocked);
  });

  test('fails with email_taken on a site that reveals accounts', async () => {
    const [{ client }, other] = [await buildMember(app), await buildMember(app)];
    const { status, error } = await requestChange(client, other.email.toUpperCase());
    expect([status, error]).toEqual([409, { code: 'email_taken', params: { field: 'email' } }]);
    expect(await settledMailsTo(app, other.email)).toEqual([]);
  });

  test('treats a taken address like a free one on other sites, limits included, and notifies its owner once a day', async () => {
    const owner = await buildMember(app, { host: neutral });
    const asking = [await buildMember(app, { host: neutral }), await buildMember(app, { host: neutral })];
    for (const { client } of asking) {
      expect((await requestChange(client, owner.email)).reply).toEqual({ done: true });
      expect((await requestChange(client, owner.email)).error).toEqual({ code: 'too_many_mails', params: { minutes: 1 } });
    }
    const [mail] = await mailsTo(app, owner.email);
    expect(mail?.links[0]).toBe('http://de.localhost/login');
    expect(await settledMailsTo(app, owner.email)).toHaveLength(1);
  });

  test('notifies the owner of a deleted account that it can be restored, while it can', async () => {
    const owner = await buildMember(app, { host: neutral, session: false });
    const { platform } = app;
    await platform.database.db.transaction().execute((tx) => markDeleted(tx, owner.id, null, platform.clock.now()));
    const one = await buildMember(app, { host: neutral });
    expect((await requestChange(one.client, owner.email)).reply).toEqual({ done: true });
    expect(await mailsTo(app, owner.email)).toHaveLength(1);
    platform.clock.advance(14 * 24 * 3600);
    const other = await buildMember(app, { host: neutral });
    expect((await requestChange(other.client, owner.email)).reply).toEqual({ done: true });
    expect(await settledMailsTo(app, owner.email)).toHaveLength(1);
  });

  test('accepts an address that only another site has', async () => {
    const { client } = await buildMember(app);
    const elsewhere = await buildMember(app, { host: neutral });
    const token = await tokenOf(client, elsewhere.email);
    expect((await confirm(token)).reply).toEqual({ email: elsewhere.email });
  });

  test('is possible once a minute and five times a day', async () => {
    const { client } = await buildMember(app);
    const responses = await Promise.all([requestChange(client, newAddress()), requestChange(client, newAddress())]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
    for (let sent = 1; sent < 5; sent++) {
      app.platform.clock.advance(3600);
      expect((await requestChange(client, newAddress())).status).toBe(200);
    }
    app.platform.clock.advance(3600);
    const { status, error } = await requestChange(client, newAddress());
    expect([status, error]).toEqual([429, { code: 'too_many_mails', params: { minutes: 19 * 60 } }]);
  });

  test('sends an address no more than five mails a day, however many accounts request them', async () => {
    const newEmail = newAddress();
    const members = await Promise.all(Array.from({ length: 7 }, () => buildMember(app, { host: neutral })));
    const responses = await Promise.all(members.map(({ client }) => requestChange(client, newEmail)));
    const refused = responses.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ error }) => error?.code))).toEqual(new Set(['too_many_mails']));
    expect(refused.length).toBeGreaterThanOrEqual(2);
    expect(await settledMailsTo(app, newEmail)).toHaveLength(members.length - refused.length);
    app.platform.clock.advance(24 * 3600);
    expect((await requestChange((await buildMember(app, { host: neutral })).client, newEmail)).status).toBe(200);
  });

  test('needs a login, an address and a password', async () => {
    const { status, body } = await requestChange(app.client(), newAddress());
    expect([status, body]).toMatchObject([403, { error: { code: 'authentication_required' }, authentication_required: true }]);
    const { client } = await buildMember(app);
    for (const wrong of [{}, { email: newAddress() }, { email: 1, password: 2 }])
      expect((await client.raw('POST', '/api/mail-change.php', wrong)).error?.code).toBe('invalid_request');
  });
});
