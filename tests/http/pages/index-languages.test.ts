import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { messages as app_pl } from '#app/messages/pl.ts';
import { messages as fi } from '#features/signup/messages/fi.ts';
import { messages as pl } from '#features/signup/messages/pl.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
});
afterAll(() => app.close());

const get = (url: string, language: string) =>
  app.server.inject({ url, headers: { cookie: `locale=${language}`, 'accept-language': language } });

test('the home page says in the language of its visitor what it is, and in that of the site as the operator says it', async () => {
  const { settings } = await app.features.sites.byHost('localhost');
  for (const [language, title, description] of [
    ['fi', fi.index.pageTitle.replace('{site}', settings.name), fi.index.pageDescription],
    ['pl', pl.index.pageTitle.replace('{site}', settings.name), pl.index.pageDescription],
    ['de', settings.index_title, settings.description],
  ] as const) {
    const { body } = await get('/', language);
    expect(body).toContain(`<title>${title}</title>`);
    expect(body).toContain(`<meta name="description" content="${description}"/>`);
    expect(body).toContain(`href="/manifest.webmanifest?language=${language}"`);
  }
});

test('the manifest describes the site in the language of the page that names it', async () => {
  const { settings } = await app.features.sites.byHost('localhost');
  const described = async (query: string) => (await get(`/manifest.webmanifest${query}`, 'en')).json<{ description: string }>().description;
  expect(await described('?language=pl')).toBe(app_pl.footer.promise);
  for (const query of ['', '?language=de', '?language=xx', '?language=pl&language=fi', '?language[a]=1'])
    expect(await described(query)).toBe(settings.description);
});
