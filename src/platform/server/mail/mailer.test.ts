import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSmtpInbox, type SmtpInbox } from '#tests/support/doubles/smtp-inbox.ts';
import { PermanentFailure } from '../jobs/retry-policy.ts';
import { createSmtpMailer } from './mailer.ts';

let inbox: SmtpInbox;
beforeAll(async () => {
  inbox = await openSmtpInbox();
});
afterAll(() => inbox.close());

const mail = { to: 'anna@example.org', fromName: 'Example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

// Regression: a wrong password for the mail server, or a blocklisted address of this host, failed every mail for good.
test.each([
  ['recipient', 550, 'no such user', true],
  ['recipient', 550, '5.1.1 no such user', true],
  ['recipient', 554, '5.1.1 no such user', true],
  ['recipient', 451, 'not now', false],
  ['recipient', 530, '5.7.0 Authentication required', false],
  ['recipient', 554, 'Client host blocked', false],
  ['recipient', 550, '5.7.1 Client host blocked', false],
  ['sender', 530, 'Authentication required', false],
  ['sender', 553, 'Sender address rejected: not owned by user', false],
  ['sender', 554, 'Client host blocked', false],
  ['content', 554, 'looks like spam', true],
  ['content', 552, '5.3.4 too big', true],
  ['content', 550, '5.7.26 not authenticated: SPF and DKIM do not pass', false],
] as const)('a refusal of the %s with %i %s is for good: %s', async (refusedAt, refusal, words, isForGood) => {
  Object.assign(inbox, { refusal, words, refusedAt });
  const mailer = createSmtpMailer(inbox.url, 'post@example.org');
  const failure = await mailer.send(mail).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure instanceof PermanentFailure).toBe(isForGood);
  mailer.close();
});
