import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPages } from '#app/server/mount-pages.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let americanFile: string;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
  const manifest = JSON.parse(fs.readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<string, { file: string }>;
  americanFile = manifest['src/app/web/american.ts']?.file ?? 'none';
});
afterAll(() => app.close());

const pageIn = async (language: string, country: string): Promise<string> => {
  const { body } = await app.server.inject({ url: `/${language}/login`, headers: { cookie: `country=${country}` } });
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
