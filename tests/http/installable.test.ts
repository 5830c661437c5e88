import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appCatalogs } from '#app/server/app-catalogs.ts';
import { mountPages } from '#app/server/mount-pages.ts';
import { languages } from '#platform/contract/languages.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}
interface Manifest {
  readonly id: string;
  readonly scope: string;
  readonly lang: string;
  readonly icons: readonly Picture[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Picture[] }[];
  readonly screenshots: readonly (Picture & { readonly label: string })[];
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
});
afterAll(() => app.close());

const get = (url: string) => app.server.inject({ url });
const manifest = async (language: string) => (await get(`/manifest.webmanifest?language=${language}`)).json<Manifest>();

/** What a browser compares before it shows a picture of the manifest. */
async function expectTrue({ src, sizes, type }: Picture): Promise<void> {
  const { statusCode, headers, rawPayload } = await get(src);
  expect([src, statusCode, headers['content-type']]).toEqual([src, 200, type]);
  const { width, height } = await sharp(rawPayload).metadata();
  expect([src, `${width}x${height}`]).toEqual([src, sizes]);
}

test.each(languages)('the manifest in %s names places and pictures that exist, in that language', async (language) => {
  const { id, scope, lang, icons, shortcuts, screenshots } = await manifest(language);
  const { nav } = appCatalogs[language];
  expect([id, scope, lang]).toEqual(['/', '/', language]);
  expect(shortcuts.map(({ name, url }) => [url, name])).toEqual([
    ['/chats', nav.chats],
    ['/members', nav.search],
    ['/likes', nav.likes],
    ['/swipe-game', nav.swipe],
  ]);
  expect(screenshots.map(({ label }) => label)).toEqual([nav.search, nav.swipe, nav.search]);
  await Promise.all([...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons), ...screenshots].map(expectTrue));
});

test('only the pictures of the manifest are served beside it', async () => {
  for (const path of ['/screenshots/xx/members.webp', '/screenshots/de/..%2f..%2fapp.tsx', '/screenshots/de/nothing.webp'])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
});
