import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { messages as common } from '#platform/messages/de.ts';
import { buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
});
afterAll(() => app.close());

// Regression: a conversation that was opened directly had not loaded the catalog of the label.
test('a conversation that is opened directly labels a fictional profile beside the price', async () => {
  const [anna, drawn] = [await buildMember(app, { paid_user: true, credits: 10 }), await buildMember(app, { fictional: true })];
  const cookie = [...anna.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { body } = await app.server.inject({ url: `/members/${drawn.id}/chat`, headers: { host: 'localhost', cookie } });
  const price = /<p class="cost[^"]*">.*?<\/p>/s.exec(body)?.[0];
  expect(price).toContain(common.state.fictional);
});
