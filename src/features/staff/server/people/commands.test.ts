import { afterAll, beforeAll, expect, test } from 'vitest';
import { settledMailsTo } from '#tests/support/mails.ts';
import { buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getMe } from '../../contract/endpoints.ts';
import { getLog } from '../../contract/log.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a command resets lost keys, logs it, and the owners are mailed', async () => {
  const [owner, lost] = [await buildStaff(app), await buildStaff(app)];
  expect(await app.features.staffCommands.reset('nobody@staff.test')).toBe(false);
  expect(await app.features.staffCommands.reset(lost.email)).toBe(true);
  expect((await lost.client.call(getMe)).error?.code).toBe('authentication_required');
  const mails = await settledMailsTo(app, lost.email);
  expect(mails.some(({ text }) => /\/admin\/invitation\/[\w-]{43}/.test(text))).toBe(true);
  expect((await settledMailsTo(app, owner.email)).at(-1)?.text).toContain(`/admin/staff?person=${lost.id}`);
  const { rows } = (await owner.client.call(getLog, { query: { what: 'staff-reset' } })).reply;
  expect(rows).toMatchObject([{ who: null, subject: String(lost.id) }]);
});

test('a command that makes an owner mails the owners', async () => {
  const owner = await buildStaff(app);
  const before = (await settledMailsTo(app, owner.email)).length;
  await app.features.staffCommands.invite({ email: 'new@staff.test', role: 'support', site: null });
  expect((await settledMailsTo(app, owner.email)).length).toBe(before);
  await app.features.staffCommands.invite({ email: 'new@staff.test', role: 'owner', site: null });
  expect((await settledMailsTo(app, owner.email)).length).toBe(before + 1);
});
