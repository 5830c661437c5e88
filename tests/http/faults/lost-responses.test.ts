import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { login, requestPasswordReset, resendActivation, restoreUser } from '#features/account/contract/endpoints.ts';
import { deleteUser, endSessions, putConsent, putPassword, requestMailChange } from '#features/account-settings/contract/endpoints.ts';
import { buildMember, builtPassword } from '#tests/support/builders.ts';
import { settledMailsTo } from '#tests/support/mails.ts';
import { type TestResponse, createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const fresh = 'rainy days by the fire';

/** Makes the call twice, the second time as a browser does that never got the first answer, nor its cookies. */
async function twice<E extends Endpoint>(
  client: TestClient,
  call: () => Promise<TestResponse<E>>,
): Promise<readonly [TestResponse<E>, TestResponse<E>]> {
  const before = new Map(client.cookies);
  const first = await call();
  client.cookies.clear();
  for (const [name, value] of before) client.cookies.set(name, value);
  return [first, await call()];
}

describe('a call whose first answer was lost succeeds when it is made again:', () => {
  test('the change of the password, which happens once', async () => {
    const { client, email } = await buildMember(app);
    const body = { old_password: builtPassword, password: fresh, password_repeat: fresh };
    const responses = await twice(client, () => client.call(putPassword, { body }));
    expect(responses.map(({ status, reply }) => [status, reply])).toEqual([
      [200, { done: true }],
      [200, { done: true }],
    ]);
    expect(await settledMailsTo(app, email)).toHaveLength(1);
    const other = { old_password: builtPassword, password: 'another long sentence', password_repeat: 'another long sentence' };
    expect((await client.call(putPassword, { body: other })).error?.code).toBe('wrong_password');
  });

  test('also ten times, which blocks nothing; but pretending to repeat is counted as guessing', async () => {
    const { client } = await buildMember(app);
    const change = (password: string) =>
      client.call(putPassword, { body: { old_password: builtPassword, password, password_repeat: password } });
    for (let time = 0; time < 10; time++) expect((await change(fresh)).status).toBe(200);
    for (let tried = 0; tried < 5; tried++) expect((await change(`guess ${tried} of a thief`)).error?.code).toBe('wrong_password');
    expect((await change(fresh)).error?.code).toBe('too_many_attempts');
  });

  test('a repeated password change does not work in a session that has not made it', async () => {
    const { client, email } = await buildMember(app);
    const body = { old_password: builtPassword, password: fresh, password_repeat: fresh };
    await client.call(putPassword, { body });
    const other = app.client();
    await other.call(login, { body: { email, password: fresh } });
    expect((await other.call(putPassword, { body })).error?.code).toBe('wrong_password');
  });

  test('the deletion of the account, though the session has ended', async () => {
    const { client, email } = await buildMember(app);
    const [first, again] = await twice(client, () => client.call(deleteUser, { body: { password: builtPassword } }));
    expect([first.status, again.status, again.reply]).toEqual([200, 200, first.reply]);
    expect(await settledMailsTo(app, email)).toHaveLength(1);
    expect((await app.client().call(deleteUser, { body: { password: builtPassword } })).error?.code).toBe('authentication_required');
    const forger = app.client();
    forger.cookies.set('auth', 'x'.repeat(43));
    expect((await forger.call(deleteUser, { body: { password: builtPassword } })).error?.code).toBe('authentication_required');
  });

  // The page went to the login without a word: the head of the lost answer had taken the cookie away.
  test('the deletion of the account, though also the cookie is gone', async () => {
    const { client, email } = await buildMember(app);
    const body = { password: builtPassword, client_id: randomUUID() };
    const first = await client.call(deleteUser, { body });
    client.cookies.clear();
    const again = await client.call(deleteUser, { body });
    expect([first.status, again.status, again.reply]).toEqual([200, 200, first.reply]);
    expect(await settledMailsTo(app, email)).toHaveLength(1);
    const other = { ...body, client_id: randomUUID() };
    expect((await app.client().call(deleteUser, { body: other })).error?.code).toBe('authentication_required');
  });

  test('coming back, which logs in again', async () => {
    const { client, email } = await buildMember(app);
    await client.call(deleteUser, { body: { password: builtPassword } });
    const browser = app.client();
    await browser.call(login, { body: { email, password: builtPassword } });
    const [first, again] = await twice(browser, () => browser.call(restoreUser));
    expect([first.status, again.status, again.reply.user.email]).toEqual([200, 200, email]);
  });

  test('ending another session', async () => {
    const { client, email } = await buildMember(app);
    const other = app.client();
    await other.call(login, { body: { email, password: builtPassword } });
    const rows = await app.platform.database.db.selectFrom('sessions').select('id').orderBy('id', 'desc').limit(1).execute();
    const id = rows[0]?.id ?? 0;
    const responses = await twice(client, () => client.call(endSessions, { body: { id } }));
    expect(responses.map(({ status, reply }) => [status, reply.sessions.length])).toEqual([
      [200, 1],
      [200, 1],
    ]);
  });

  test('asking for a mail: for a new address, an activation, a reset, each of which sends one', async () => {
    const client_id = randomUUID();
    const { client } = await buildMember(app);
    const email = `${randomUUID()}@lost.test`;
    const change = await twice(client, () => client.call(requestMailChange, { body: { email, password: builtPassword, client_id } }));
    expect(change.map(({ status }) => status)).toEqual([200, 200]);
    expect(await settledMailsTo(app, email)).toHaveLength(1);

    const waiting = await buildMember(app, { status: 'not_confirmed' });
    const activation = await twice(waiting.client, () => waiting.client.call(resendActivation, { query: { client_id } }));
    expect(activation.map(({ status }) => status)).toEqual([200, 200]);
    expect(await settledMailsTo(app, waiting.email)).toHaveLength(1);

    const visitor = app.client();
    const { email: forgetful } = await buildMember(app);
    for (let time = 0; time < 5; time++)
      expect((await visitor.call(requestPasswordReset, { body: { email: forgetful, client_id } })).status).toBe(200);
    expect(await settledMailsTo(app, forgetful)).toHaveLength(1);
  });

  test('a consent, which is recorded once', async () => {
    const { id, client } = await buildMember(app);
    const body = { purpose: 'promotions', granted: true } as const;
    const responses = await twice(client, () => client.call(putConsent, { body }));
    expect(responses[1]).toMatchObject({ status: 200, reply: responses[0].reply });
    const rows = await app.platform.database.db.selectFrom('consents').select('id').where('user_id', '=', id).execute();
    expect(rows).toHaveLength(1);
  });
});
