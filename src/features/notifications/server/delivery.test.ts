import { inject } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { settledMailsTo } from '#tests/support/mails.ts';
import { advanceUntilNotified, subjectsAfter } from '#tests/support/notifications.ts';
import { openSmtpInbox } from '#tests/support/doubles/smtp-inbox.ts';
import { createTestApp, createTestAppOn, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const run = (text: string) => app.platform.database.pool.query<Record<string, string>>(text);
const pending = async () => (await run('SELECT type FROM pending_notifications ORDER BY type')).rows.map(({ type }) => type);
// New accounts may write to only a few members.
const longAgo = new Date('2020-01-01');
const writer = (): Promise<BuiltMember> => buildMember(app, { name: 'Lena', credits: 100, paid_user: true, signup_date: longAgo });

describe('a notification that is due', () => {
  test('is mailed once, even when several processes sweep at the same time', async () => {
    const { rows } = await run('SELECT current_database() AS name');
    const other = await createTestAppOn({ host: inject('databaseHost'), port: 5432, user: 'app', database: rows[0]?.['name'] ?? '' });
    const lena = await writer();
    const readers = await Promise.all(Array.from({ length: 8 }, () => buildMember(app)));
    for (const reader of readers) await wrote(lena, reader);
    other.platform.clock.advance(3);
    await Promise.all([advanceUntilNotified(app, 3), other.platform.jobs.runAllNow(), app.platform.jobs.runAllNow()]);
    // Of two concurrent runs, only one handles the notification.
    await advanceUntilNotified(app, 15);
    await advanceUntilNotified(other, 15);
    for (const { email } of readers) {
      const mails = [...(await settledMailsTo(app, email)), ...(await settledMailsTo(other, email))];
      expect(mails.map(({ subject }) => subject)).toEqual(['Lena hat dir geschrieben']);
    }
    await other.close();
  });

  test('is neither lost nor sent twice when its job fails after it left the queue', { timeout: 300_000 }, async () => {
    const [lena, anna] = [await writer(), await buildMember(app)];
    await wrote(lena, anna);
    await run('ALTER TABLE sent_notifications RENAME TO away');
    await app.client().raw('POST', '/dev/clock', { advance_seconds: 3 });
    await expect.poll(pending).toEqual(['unread_message_reminders']);
    await expect.poll(async () => (await run(`SELECT state FROM pgboss.job WHERE name = 'notify'`)).rows[0]?.['state']).toBe('retry');
    await run('ALTER TABLE away RENAME TO sent_notifications');
    expect(await subjectsAfter(app, anna, 0)).toEqual(['Lena hat dir geschrieben']);
  });

  test('is stored later when the database is briefly unavailable', async () => {
    const [lena, anna] = [await writer(), await buildMember(app)];
    await run('ALTER TABLE pending_notifications RENAME TO away');
    const warned = vi.spyOn(app.platform.log, 'warn');
    await wrote(lena, anna);
    await eventually(() => expect(warned).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('could not be stored yet')));
    warned.mockRestore();
    await run('ALTER TABLE away RENAME TO pending_notifications');
    expect(await subjectsAfter(app, anna, 3)).toEqual(['Lena hat dir geschrieben']);
  });
});

test('a mail with an unsubscribe link also has the List-Unsubscribe headers', async () => {
  const inbox = await openSmtpInbox();
  const mailing = await createTestApp({ SMTP_URL: inbox.url, PUBLIC_URL: 'https://www.emberleaf.test' });
  const lena = await buildMember(mailing, { name: 'Lena', credits: 10 });
  await wrote(lena, await buildMember(mailing));
  await advanceUntilNotified(mailing, 3);
  await expect.poll(() => inbox.received.length).toBe(1);
  const source = (inbox.received[0]?.source ?? '').replace(/\r\n\s+/g, ' ');
  const token = /https:\/\/www\.emberleaf\.test\/u-([\w-]+)/.exec(source)?.[1];
  expect(source).toContain(`List-Unsubscribe: <https://www.emberleaf.test/api/unsubscribe.php?token=${token}>`);
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  await mailing.close();
  await inbox.close();
});
