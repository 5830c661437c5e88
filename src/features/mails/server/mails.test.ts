import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { resendActivation } from '#features/account/contract/endpoints.ts';
import { buildMember } from '#tests/support/builders.ts';
import { openSmtpInbox, type SmtpInbox } from '#tests/support/doubles/smtp-inbox.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let inbox: SmtpInbox;
afterEach(async () => {
  await app.close();
  await inbox.close();
});

const arrived = () => eventually(() => expect(inbox.received).toHaveLength(1));

describe('a mail', () => {
  test('is sent with the site as sender, in two parts, with its link', async () => {
    inbox = await openSmtpInbox();
    app = await createTestApp({ SMTP_URL: inbox.url, MAIL_FROM: 'post@emberleaf.test', PUBLIC_URL: 'https://www.emberleaf.test' });
    const { client, email } = await buildMember(app, { status: 'not_confirmed', name: 'Zoë', language: 'fr' });
    expect((await client.call(resendActivation)).status).toBe(200);
    await arrived();

    const [mail] = inbox.received;
    expect(mail?.to).toEqual([email]);
    expect(mail?.source).toMatch(/^From: Emberleaf <post@emberleaf\.test>/m);
    expect(mail?.source).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(mail?.source).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
    expect(mail?.source).toMatch(/^Content-Type: text\/html; charset=utf-8/m);
    expect(mail?.source).toContain('Bonjour Zoë,');
    const links = mail?.source.match(/https:\/\/www\.emberleaf\.test\/[\w-]{43}/g) ?? [];
    // Once in the text part; in HTML as the button's target, and below it as target and text.
    expect([links.length, new Set(links).size]).toEqual([4, 1]);
  });

  test('is delivered later when the mail server is down', async () => {
    inbox = await openSmtpInbox();
    const { port, url } = inbox;
    await inbox.close();
    app = await createTestApp({ SMTP_URL: url });
    const { client, email } = await buildMember(app, { status: 'not_confirmed' });
    expect((await client.call(resendActivation)).status).toBe(200);
    const waiting = `SELECT count(*) AS jobs FROM pgboss.job WHERE name LIKE 'send-%' AND state = 'retry'`;
    await expect.poll(async () => (await app.platform.database.pool.query<{ jobs: number }>(waiting)).rows[0]?.jobs).toBe(1);

    inbox = await openSmtpInbox(port);
    await arrived();
    expect(inbox.received[0]?.to).toEqual([email]);
  });
});
