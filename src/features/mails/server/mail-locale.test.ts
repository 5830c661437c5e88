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
    ['US', /[A-Z][a-z]+\s\d{1,2}, 20\d\d/],
    ['GB', /\d{1,2}\s[A-Z][a-z]+ 20\d\d/],
  ]);
  for (const [country, day] of lines) {
    const { client, email } = await buildMember(app, { language: 'en', country });
    expect((await client.call(deleteUser, { body: { password: builtPassword } })).status).toBe(200);
    const [mail] = await mailsTo(app, email);
    expect(mail?.text).toMatch(day);
  }
});

test('a mail to the United States is written in American English', async () => {
  const sentences = new Map([
    ['US', 'No one can see your profile anymore.'],
    ['GB', 'No one can see your profile any more.'],
  ]);
  for (const [country, sentence] of sentences) {
    const { client, email } = await buildMember(app, { language: 'en', country });
    expect((await client.call(deleteUser, { body: { password: builtPassword } })).status).toBe(200);
    const [mail] = await mailsTo(app, email);
    expect(mail?.text).toContain(sentence);
    expect(mail?.html).toContain(sentence);
  }
});
