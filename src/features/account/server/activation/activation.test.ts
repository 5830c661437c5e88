import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import { mailsTo, settledMailsTo, tokenFor } from '#tests/support/mails.ts';
import { recordProfileChanges } from '#tests/support/profile-changes.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { activate, getUser, resendActivation } from '../../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const open = (token: string) => app.client().call(activate, { body: { token } });

describe('an activation link', () => {
  test('activates account and profile, also from a browser that is not logged in', async () => {
    const { client, email } = await buildMember(app, { status: 'not_confirmed' });
    expect((await client.call(getUser)).reply.user).toMatchObject({ status: 'not_confirmed', profile: { status: 'disabled' } });
    await client.call(resendActivation);
    expect((await open(await tokenFor(app, email))).reply).toEqual({ done: true });
    expect((await client.call(getUser)).reply.user).toMatchObject({ status: 'active', profile: { status: 'active' } });
  });

  test('publishes to every process that the member is now visible', async () => {
    const { id, client, email } = await buildMember(app, { status: 'not_confirmed' });
    await client.call(resendActivation);
    const token = await tokenFor(app, email);
    const heard = recordProfileChanges(app);
    await open(token);
    expect(heard).toEqual([id]);
  });

  test('activates once and returns the same reply each time, however often it is opened, also concurrently', async () => {
    const { id, client, email } = await buildMember(app, { status: 'not_confirmed' });
    await client.call(resendActivation);
    const token = await tokenFor(app, email);
    const heard = recordProfileChanges(app);
    const responses = await Promise.all([open(token), open(token), open(token)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    // The call may also be repeated later, when the first response was lost.
    expect((await open(token)).status).toBe(200);
    expect(heard.filter((one) => one === id)).toEqual([id]);
  });

  test('does not work on another site', async () => {
    const { client, email } = await buildMember(app, { status: 'not_confirmed' });
    await client.call(resendActivation);
    const token = await tokenFor(app, email);
    const elsewhere = await app.client({ host: 'de.localhost' }).call(activate, { body: { token } });
    expect(elsewhere.error?.code).toBe('link_expired');
    expect((await open(token)).status).toBe(200);
  });

  test('expires after three days', async () => {
    const { client, email } = await buildMember(app, { status: 'not_confirmed' });
    await client.call(resendActivation);
    const token = await tokenFor(app, email);
    app.platform.clock.advance(72 * 3600 + 1);
    expect((await open(token)).error?.code).toBe('link_expired');
    expect((await client.call(getUser)).reply.user.status).toBe('not_confirmed');
  });

  test('of a second mail is harmless after the first', async () => {
    const { client, email } = await buildMember(app, { status: 'not_confirmed' });
    await client.call(resendActivation);
    const first = await tokenFor(app, email);
    app.platform.clock.advance(61);
    await client.call(resendActivation);
    expect((await open(await tokenFor(app, email, 2))).status).toBe(200);
    expect((await open(first)).status).toBe(200);
    expect((await open(first)).status).toBe(200);
  });

  test('does not activate a held account', async () => {
    const { id, client, email } = await buildMember(app, { status: 'not_confirmed' });
    await client.call(resendActivation);
    const token = await tokenFor(app, email);
    await app.platform.database.db.updateTable('users').set({ status: 'held' }).where('id', '=', id).execute();
    expect((await open(token)).error?.code).toBe('link_expired');
  });

  test.each(['garbage', '../../etc/passwd', '\u0000', 'x'.repeat(200)])('made up as "%.12s" is refused', async (token) => {
    expect((await open(token)).error?.code).toBe('link_expired');
  });

  test.each([[{}], [{ token: '' }], [{ token: 5 }], [{ token: 'x'.repeat(201) }]])('must be a non-empty string: %j', async (body) => {
    expect((await app.client().raw('POST', '/api/activate.php', body)).error?.code).toBe('invalid_request');
  });
});

describe('sending the activation mail again', () => {
  test('uses the sender of the site and the language of the account, with one link', async () => {
    const { client, email } = await buildMember(app, { status: 'not_confirmed', host: 'de.localhost', language: 'nl', name: 'Fleur' });
    await client.call(resendActivation);
    const [mail] = await mailsTo(app, email);
    expect(mail?.from).toMatch(/^Najaar </);
    expect(mail?.subject).toBe('Bevestig je e-mailadres bij Najaar');
    expect(mail?.text).toContain('Hoi Fleur,');
    expect(mail?.links).toEqual([expect.stringMatching(/^http:\/\/de\.localhost\/[\w-]{43}$/)]);
  });

  test('is possible once a minute', async () => {
    const { client, email } = await buildMember(app, { status: 'not_confirmed' });
    expect((await client.call(resendActivation)).status).toBe(200);
    const again = await client.call(resendActivation);
    expect([again.status, again.error]).toEqual([429, { code: 'too_many_mails', params: { minutes: 1 } }]);
    app.platform.clock.advance(61);
    expect((await client.call(resendActivation)).status).toBe(200);
    expect(await mailsTo(app, email, 2)).toHaveLength(2);
  });

  test('is possible five times a day', async () => {
    const { client } = await buildMember(app, { status: 'not_confirmed' });
    for (let sent = 0; sent < 5; sent++) {
      expect((await client.call(resendActivation)).status).toBe(200);
      app.platform.clock.advance(3600);
    }
    // The first one is 5 hours old: another one is possible in 19 hours.
    expect((await client.call(resendActivation)).error).toEqual({ code: 'too_many_mails', params: { minutes: 19 * 60 } });
    app.platform.clock.advance(19 * 3600);
    expect((await client.call(resendActivation)).status).toBe(200);
  });

  test('requested five times at once sends one', async () => {
    const { client, email } = await buildMember(app, { status: 'not_confirmed' });
    const responses = await Promise.all(Array.from({ length: 5 }, () => client.call(resendActivation)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await settledMailsTo(app, email)).toHaveLength(1);
  });

  test('sends nothing to an active member, and is refused to visitors', async () => {
    const { client, email } = await buildMember(app);
    expect((await client.call(resendActivation)).status).toBe(200);
    expect((await app.client().call(resendActivation)).status).toBe(403);
    expect(await settledMailsTo(app, email)).toEqual([]);
  });
});
