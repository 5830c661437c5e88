import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appCatalogs } from '#app/server/texts/app-catalogs.ts';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { languages } from '#platform/contract/languages.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

interface ManifestImage {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}
interface Manifest {
  readonly id: string;
  readonly scope: string;
  readonly lang: string;
  readonly icons: readonly ManifestImage[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly ManifestImage[] }[];
  readonly screenshots: readonly (ManifestImage & { readonly label: string })[];
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
});
afterAll(() => app.close());

const get = (url: string) => app.server.inject({ url });
const manifest = async (language: string) => (await get(`/manifest.webmanifest?language=${language}`)).json<Manifest>();

/** What a browser compares before it shows an image of the manifest. */
async function expectTrue({ src, sizes, type }: ManifestImage): Promise<void> {
  const { statusCode, headers, rawPayload } = await get(src);
  expect([src, statusCode, headers['content-type']]).toEqual([src, 200, type]);
  const { width, height } = await sharp(rawPayload).metadata();
  expect([src, `${width}x${height}`]).toEqual([src, sizes]);
}

test.each(languages)('the manifest in %s names places and images that exist, in that language', async (language) => {
  const { id, scope, lang, icons, shortcuts, screenshots } = await manifest(language);
  const { nav } = appCatalogs[language];
  expect([id, scope, lang]).toEqual(['/', '/', language]);
  expect(shortcuts.map(({ name, url }) => [url, name])).toEqual([
    ['/chats', nav.chats],
    ['/members', nav.search],
    ['/likes', nav.likes],
    ['/swipe-game', nav.swipe],
  ]);
  expect(screenshots.map(({ label }) => label)).toEqual([nav.search, nav.profileShort, nav.swipe, nav.chats, nav.search]);
  await Promise.all([...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons), ...screenshots].map(expectTrue));
});

test('only the images of the manifest are served beside it', async () => {
  for (const path of ['/screenshots/xx/members.webp', '/screenshots/de/..%2f..%2fapp.tsx', '/screenshots/de/nothing.webp'])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
});

describe('the icons of a brand', () => {
  const pixel = async (host: string, name: string, x: number, y: number) => {
    const { statusCode, rawPayload } = await app.server.inject({ url: `/icons/${name}`, headers: { host } });
    expect([name, statusCode]).toEqual([name, 200]);
    return [...(await sharp(rawPayload).ensureAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer())];
  };
  const set = async (brand: object) => {
    const { pool } = app.platform.database;
    await pool.query(`UPDATE sites SET settings = jsonb_set(settings, '{brand}', $1::jsonb) WHERE 'de.localhost' = ANY(hosts)`, [
      JSON.stringify(brand),
    ]);
    app.features.sites.changed();
  };

  test('are drawn from its accent and initial, for that site alone', async () => {
    const ours = await get('/icons/512.png');
    await set({ accent: '#2050a0' });
    expect(await pixel('de.localhost:3000', '512.png', 80, 256)).toEqual([0x20, 0x50, 0xa0, 255]);
    // The initial is cut out: what lies below shows.
    const cut = await app.server.inject({ url: '/icons/512.png', headers: { host: 'de.localhost:3000' } });
    const { data } = await sharp(cut.rawPayload)
      .extractChannel('alpha')
      .extract({ left: 160, top: 160, width: 192, height: 192 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const holes = data.filter((alpha) => alpha === 0).length / data.length;
    expect(holes).toBeGreaterThan(0.1);
    expect(holes).toBeLessThan(0.7);
    // What a launcher may cut off has the colour of paper.
    expect(await pixel('de.localhost:3000', 'maskable.png', 5, 5)).toEqual([0xfe, 0xf9, 0xf5, 255]);
    expect((await pixel('de.localhost:3000', 'badge.png', 10, 48)).slice(0, 3)).toEqual([255, 255, 255]);
    expect((await get('/icons/512.png')).rawPayload.equals(ours.rawPayload)).toBe(true);
    const favicon = await app.server.inject({ url: '/favicon.svg', headers: { host: 'de.localhost:3000' } });
    expect([favicon.statusCode, favicon.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(favicon.body).toContain('data:image/png;base64,');
  });

  test('are the operator’s own file where it names one', async () => {
    const folder = path.join(app.platform.env.dataDir, 'operator');
    await fs.mkdir(folder, { recursive: true });
    await sharp({ create: { width: 64, height: 64, channels: 4, background: '#00ff00' } })
      .png()
      .toFile(path.join(folder, 'mark.png'));
    await set({ accent: '#2050a0', icon: 'mark.png' });
    expect(await pixel('de.localhost:3000', '192.png', 96, 96)).toEqual([0, 255, 0, 255]);
    expect((await pixel('de.localhost:3000', 'badge.png', 48, 48)).slice(0, 3)).toEqual([255, 255, 255]);
  });

  test('of a host without a site there are none', async () => {
    expect((await app.server.inject({ url: '/icons/192.png', headers: { host: 'elsewhere.example' } })).statusCode).toBe(421);
  });
});
