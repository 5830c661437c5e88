import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settledMailsTo } from '#tests/support/mails.ts';
import { advanceClock } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getSettings } from '#features/site/contract/endpoints.ts';
import { sendNotice } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const notice = { place: 'Das Foto', text: 'Das bin ich.', name: '', email: '', good_faith: true };

test('the operator is reminded once of a notice, twelve hours before it is due', async () => {
  const client = app.client();
  const { support_email } = (await client.call(getSettings)).reply;
  const { reply } = await client.call(sendNotice, { body: { ...notice, client_id: randomUUID(), reason: 'intimate' } });
  const reminders = async () =>
    (await settledMailsTo(app, support_email)).filter(({ subject }) => subject.startsWith(`Bald fällig: Meldung ${reply.number}`));

  await advanceClock(app, 35 * 3600);
  await app.platform.jobs.runAllNow();
  expect(await reminders()).toEqual([]);
  await advanceClock(app, 2 * 3600);
  await app.platform.jobs.runAllNow();
  await app.platform.jobs.runAllNow();
  expect(await reminders()).toHaveLength(1);
});
