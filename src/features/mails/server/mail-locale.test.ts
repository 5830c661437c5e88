import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUser } from '#features/account-settings/contract/endpoints.ts';
import { buildMember, builtPassword } from '#tests/support/builders.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a mail writes its days as the pages of its reader do, by language and country', async () => {
  const lines = new Map<string, RegExp>([
    ['US', /[A-Z][a-z]+ \d{1,2}, 20\d\d/],
    ['GB', /\d{1,2} [A-Z][a-z]+ 20\d\d/],
  ]);
  for (const [country, day] of lines) {
    const { client, email } = await buildMember(app, { language: 'en', country });
    expect((await client.call(deleteUser, { body: { password: builtPassword } })).status).toBe(200);
    const [mail] = await mailsTo(app, email);
    expect(mail?.text).toMatch(day);
  }
});
