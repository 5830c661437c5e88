import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let americanFile: string;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
  const manifest = JSON.parse(fs.readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<string, { file: string }>;
  americanFile = manifest['src/app/web/catalogs/american.ts']?.file ?? 'none';
});
afterAll(() => app.close());

const pageIn = async (language: string, country: string, path = '/login'): Promise<string> => {
  const { body } = await app.server.inject({ url: `/${language}${path}`, headers: { cookie: `country=${country}` } });
  return body;
};

test('a page speaks the English of its reader’s country, and the browser goes on in it', async () => {
  const [british, irish, american] = await Promise.all(['GB', 'IE', 'US'].map((country) => pageIn('en', country)));
  expect(american).toContain('Forgot your password?');
  expect(american).toContain('"american":true');
  // Named by the page, so that hydration does not wait for it a second time.
  expect(american).toContain(americanFile);
  for (const page of [british, irish]) {
    expect(page).toContain('Forgotten your password?');
    expect(page).not.toContain('"american"');
    expect(page).not.toContain(americanFile);
  }
});

test('other languages are the same in the United States', async () => {
  const page = await pageIn('es', 'US');
  expect(page).toContain('¿Has olvidado tu contraseña?');
  expect(page).not.toContain(americanFile);
});

test('a long text and what search engines read of it are in the English of the same country', async () => {
  for (const [country, locale, distance] of [
    ['US', 'en_US', 'about 1.2 miles'],
    ['GB', 'en_GB', 'about two kilometres'],
  ] as const) {
    const page = await pageIn('en', country, '/pages/faq');
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1];
    expect(page).toContain(`<meta property="og:locale" content="${locale}">`);
    expect(data).toContain(distance);
    expect(page.match(new RegExp(distance, 'g'))?.length).toBeGreaterThan(1);
    const privacy = await pageIn('en', country, '/pages/privacy');
    const description = /<meta name="description" content="([^"]*)"/.exec(privacy)?.[1];
    expect(description?.includes('in the United States')).toBe(country === 'US');
  }
});

test('the app without a connection is there in American English, with the file that has it', async () => {
  const shell = async (name: string) => (await app.server.inject({ url: `/app-shell/${name}` })).body;
  const [british, american] = [await shell('en'), await shell('en-US')];
  expect(american).toContain('"american":true');
  expect(american).toContain(americanFile);
  expect(british).not.toContain('"american"');
  expect((await app.server.inject({ url: '/app-shell/en-GB' })).statusCode).toBe(404);
});
