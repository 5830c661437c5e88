import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activate, requestPasswordReset, resendActivation, resetPassword } from '#features/account/contract/endpoints.ts';
import { complain } from '#features/safety/contract/endpoints.ts';
import { buildMember, buildPhoto } from '#tests/support/builders.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openSmtpInbox, type SmtpInbox } from '#tests/support/doubles/smtp-inbox.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

// Regression: a mail was dropped 13 minutes after its server became unreachable, a permanently refused mail was tried nine times, and in
// both cases nobody was notified.

const hour = 3600;
let app: TestApp;
let inbox: SmtpInbox;
beforeAll(async () => {
  inbox = await openSmtpInbox();
  app = await createTestApp({ SMTP_URL: inbox.url });
});
afterAll(async () => {
  await app.close();
  await inbox.close();
});
beforeEach(async () => {
  inbox.refusal = null;
  await app.platform.database.pool.query(`DELETE FROM pgboss.job`);
});

const pass = (seconds: number) => app.client().raw('POST', '/dev/clock', { advance_seconds: seconds });
const triesTo = (email: string) => inbox.refused.filter((one) => one === email).length;
const tried = (email: string, times: number) => eventually(() => expect(triesTo(email)).toBeGreaterThanOrEqual(times));
const mailsTo = (email: string) => inbox.received.filter(({ to }) => to.includes(email));
const linksTo = (email: string) =>
  mailsTo(email).map(({ source }) => /http:\/\/localhost\/(?:reset-password\/do\?token=)?([\w-]{43})(?=[\s"])/.exec(source)?.[1] ?? '');
const waiting = async () => ((await app.client().raw('GET', '/readyz')).body as { waiting: string[] }).waiting;
const complaint = () => ({ client_id: randomUUID(), email: `${randomUUID()}@late.test`, name: '', subject: 'other' as const, text: 'x' });
const states = async (email: string) =>
  (
    await app.platform.database.pool.query<{ state: string; retry_count: number }>(
      `SELECT state, retry_count FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'to' = $1 ORDER BY created_on`,
      [email],
    )
  ).rows;

describe('a mail whose server is away', () => {
  test('is named after a quarter of an hour, and comes days later with a link that still works', async () => {
    const { client, email, id } = await buildMember(app, { status: 'not_confirmed' });
    // Otherwise a reminder of the photo would wait beside the mails of the next test.
    await buildPhoto(app, id);
    inbox.refusal = 451;
    await client.call(resendActivation);
    await tried(email, 1);
    expect(await waiting()).toEqual([]);
    await pass(16 * 60);
    await tried(email, 2);
    expect(await waiting()).toEqual(['waiting_mails']);
    await pass(100 * hour);
    await tried(email, 3);
    inbox.refusal = null;
    await pass(2 * hour);
    await eventually(() => expect(mailsTo(email).length).toBeGreaterThan(0));
    await pass(10);
    // The link that it was written with was valid for 72 hours. The reminder, if it came first, has another one.
    for (const token of linksTo(email)) expect((await app.client().call(activate, { body: { token } })).status).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  test('is given up after five days, and the operator sees it when it matters', async () => {
    const body = complaint();
    inbox.refusal = 451;
    const { reply } = await app.client().call(complain, { body });
    await tried(body.email, 1);
    await pass(119 * hour);
    await tried(body.email, 2);
    expect((await states(body.email))[0]?.state).not.toBe('failed');
    await pass(2 * hour);
    await eventually(async () => expect((await states(body.email))[0]?.state).toBe('failed'));
    const [task] = await app.features.openTasks();
    expect([task?.name, task?.items.map(({ subject }) => subject)]).toEqual([
      'failed_mails',
      [`complaint ${reply.number} to ${body.email}`],
    ]);
    expect(await waiting()).toEqual(['failed_mails']);
  });

  test('with a new password has a fresh link after hours, and does not come on another day', async () => {
    const [soon, late] = [await buildMember(app), await buildMember(app)];
    const ask = async (email: string) => {
      inbox.refusal = 451;
      await app.client().call(requestPasswordReset, { body: { email } });
      await tried(email, 1);
    };
    await ask(soon.email);
    await pass(5 * hour);
    await tried(soon.email, 2);
    inbox.refusal = null;
    await pass(2 * hour);
    await eventually(() => expect(mailsTo(soon.email)).toHaveLength(1));
    const [token = ''] = linksTo(soon.email);
    const password = 'another long password';
    expect((await app.client().call(resetPassword, { body: { token, password, password_repeat: password } })).status).toBe(200);
    await ask(late.email);
    inbox.refusal = null;
    await pass(25 * hour);
    await eventually(async () => expect((await states(late.email))[0]?.state).toBe('completed'));
    expect(mailsTo(late.email)).toEqual([]);
  });

  test('is not sent when the requested action was done meanwhile', async () => {
    const { client, email, id } = await buildMember(app, { status: 'not_confirmed' });
    inbox.refusal = 451;
    await client.call(resendActivation);
    await tried(email, 1);
    await app.platform.database.db.updateTable('users').set({ status: 'active' }).where('id', '=', id).execute();
    inbox.refusal = null;
    await pass(hour);
    await eventually(async () => expect((await states(email))[0]?.state).toBe('completed'));
    expect(mailsTo(email)).toEqual([]);
  });
});

describe('a mail that is refused for good', () => {
  test('is tried once, and named when it matters', async () => {
    const body = complaint();
    inbox.refusal = 550;
    await app.client().call(complain, { body });
    await eventually(async () => expect(await states(body.email)).toEqual([{ state: 'failed', retry_count: 0 }]));
    await pass(5 * hour);
    expect(triesTo(body.email)).toBe(1);
    expect(await app.features.openTasks()).toMatchObject([{ name: 'failed_mails', items: [{ note: expect.stringContaining('550') }] }]);
  });

  test('is not named when somebody has mistyped an own address', async () => {
    const { client, email } = await buildMember(app, { status: 'not_confirmed' });
    inbox.refusal = 550;
    await client.call(resendActivation);
    await eventually(async () => expect(await states(email)).toEqual([{ state: 'failed', retry_count: 0 }]));
    expect(await app.features.openTasks()).toEqual([]);
  });
});
