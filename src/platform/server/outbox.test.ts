import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createOutbox } from './outbox.ts';

const mail = {
  channel: 'mail',
  to: 'a@b.test',
  from: 'c@d.test',
  subject: 's',
  text: 't',
  html: 'h',
  at: '2026-01-01T00:00:00.000Z',
} as const;

// Regression: reading the outbox while a mail was being written failed with a JSON error.
test('the outbox lists complete entries only, not one that is being written', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'emberleaf-outbox-'));
  const outbox = createOutbox(dir);
  expect(await outbox.list()).toEqual([]);
  await outbox.add(mail);
  await outbox.add({ ...mail, subject: 'newer' });
  await appendFile(path.join(dir, 'outbox.jsonl'), '{"channel":"ma');
  expect((await outbox.list()).map(({ subject }) => subject)).toEqual(['newer', 's']);
  await rm(dir, { recursive: true, force: true });
});

test('the outbox lists the mails sent to an address, not those that only mention it', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'emberleaf-outbox-'));
  const outbox = createOutbox(dir);
  await outbox.add(mail);
  await outbox.add({ ...mail, to: 'other@b.test', text: mail.to, subject: mail.to });
  await outbox.add({ ...mail, subject: 'newer' });
  expect((await outbox.list(mail.to)).map(({ subject }) => subject)).toEqual(['newer', 's']);
  expect(await outbox.list('b.test')).toEqual([]);
  await rm(dir, { recursive: true, force: true });
});
