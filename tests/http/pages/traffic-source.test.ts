import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { messages as members } from '#features/members/messages/de.ts';
import { messages as signupTexts } from '#features/signup/messages/de.ts';
import { signup } from '#features/signup/contract/endpoints.ts';
import { getSettings } from '#features/site/contract/endpoints.ts';
import { signupForm } from '#tests/support/account/signup-form.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
  await changeSettings(app, { signups: 'with_trafficsource', logged_out_search: 'none', logged_out_search_trafficsource: 'limited' });
});
afterAll(() => app.close());

const page = async (url: string, cookie = '') => (await app.server.inject({ url, headers: { host: 'localhost:3000', cookie } })).body;

// Regression: a full load without the parameters closed the signup and the search to whom the advertisement had brought.
test('a visit that began at an advertisement keeps what it may do over full page loads, and no other visit gets it', async () => {
  for (const _twice of [1, 2]) {
    expect(await page('/signup')).toContain(signupTexts.closed.title);
    expect(await page('/signup', 'traffic_source=1')).not.toContain(signupTexts.closed.title);
    expect(await page('/signup', 'traffic_source=yes')).toContain(signupTexts.closed.title);
  }
  expect(await page('/members')).toContain(members.visitor.barred);
  expect(await page('/members', 'traffic_source=1')).not.toContain(members.visitor.barred);
});

test('the calls decide as the pages do', async () => {
  const [plain, brought] = [app.client(), app.client()];
  brought.cookies.set('traffic_source', '1');
  expect((await plain.call(getSettings)).reply.from_traffic_source).toBe(false);
  expect((await brought.call(getSettings)).reply.from_traffic_source).toBe(true);
  expect((await plain.raw('GET', '/api/members.php')).status).toBe(403);
  expect((await brought.raw('GET', '/api/members.php')).status).toBe(200);
  expect((await plain.call(signup, { body: signupForm({}) })).error?.code).toBe('signups_closed');
  expect((await brought.call(signup, { body: signupForm({}) })).status).toBe(200);
});
