import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishContent, putContent } from '#features/office-content/contract/endpoints.ts';
import { signupForm } from '#tests/support/account/signup-form.ts';
import { eventually } from '#tests/support/eventually.ts';
import { buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getSignupTerms, signup } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('records the version of the terms that the form showed, and refuses one that is no longer in force', async () => {
  const versionOf = async (client = app.client()) => (await client.call(getSignupTerms)).reply.version;
  const agreed = async (user: number) =>
    (
      await app.platform.database.db
        .selectFrom('consents')
        .select('text_version')
        .where('user_id', '=', user)
        .where('purpose', '=', 'terms')
        .executeTakeFirstOrThrow()
    ).text_version;
  const before = await versionOf();
  const owner = await buildStaff(app);
  const text = { kind: 'legal', key: 'terms', language: 'de' } as const;
  await owner.client.call(putContent, { body: { ...text, title: 'AGB', body: 'Neue Worte' } });
  expect((await owner.client.call(publishContent, { body: text })).status).toBe(200);
  const now = await eventually(async () => {
    const version = await versionOf();
    expect(version).toBe('de-1');
    return version;
  });
  const form = signupForm();
  const client = app.client();
  // English still has the product's own terms.
  const english = app.client();
  english.cookies.set('locale', 'en');
  expect(await versionOf(english)).toBe(before);
  for (const terms of ['de-2', 'en-1', '2001-01-01', 'x'])
    expect((await client.call(signup, { query: { terms }, body: form })).error).toMatchObject({
      code: 'terms_outdated',
      params: { field: 'terms', version: now },
    });
  for (const terms of ['', 'x'.repeat(41)])
    expect((await client.raw('POST', `/api/signup.php?terms=${terms}`, form)).error?.code).toBe('invalid_request');
  const [first, again] = [
    await client.call(signup, { query: { terms: now }, body: form }),
    await client.call(signup, { query: { terms: now }, body: form }),
  ];
  expect([first.status, again.error?.code]).toEqual([200, 'email_taken']);
  expect(await agreed(first.reply.user.profile.id)).toBe('de-1');
  // Whoever read the terms in another language than the form agreed to those.
  const other = await app.client().call(signup, { query: { terms: before }, body: signupForm() });
  expect(await agreed(other.reply.user.profile.id)).toBe(before);
  // Only in the language that the form showed, whatever that of the call.
  const shown = (terms: string, terms_language: 'de' | 'en', locale?: string) => {
    const visitor = app.client();
    if (locale !== undefined) visitor.cookies.set('locale', locale);
    return visitor.call(signup, { query: { terms, terms_language }, body: signupForm() });
  };
  expect((await shown(before, 'de')).error).toMatchObject({ code: 'terms_outdated', params: { version: now } });
  expect((await shown(now, 'en')).error).toMatchObject({ code: 'terms_outdated', params: { version: before } });
  expect(await agreed((await shown(now, 'de', 'en')).reply.user.profile.id)).toBe('de-1');
  expect((await app.client().raw('POST', '/api/signup.php?terms=x&terms_language=tlh', signupForm())).error?.code).toBe('invalid_request');
  // A page of the release before names none, and a link of an advertisement may name anything else.
  expect((await app.client().raw('POST', '/api/signup.php?utm=x', signupForm())).status).toBe(200);
});
