import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { StoredSettings } from '#features/site/contract/settings.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { startPostgres } from '#platform/server/db/postgres-server.ts';
import { expect, expectAccessible, screens, test, visit } from '#tests/support/browser/browser.ts';
import { createEmptySite } from '#tests/support/process/empty-site.ts';
import { quiet } from '#tests/support/quiet.ts';
import { serve } from '#tests/support/process/served.ts';

const made = 'src/features/landers/web/film';
const texts = {
  title: 'Am Hafen',
  text: 'Zwei am Wasser.',
  still: 'Ein Hafen am Abend',
  chapters: [
    { from: 0, title: 'Anfang', line: 'Es wird Abend.' },
    { from: 4, title: 'Ende', line: 'Ein Boot legt an.' },
  ],
};
const settings: Partial<StoredSettings> = {
  films: [{ name: 'harbour', h264: 'harbour.mp4', av1: 'harbour-av1.mp4', still: 'harbour.webp', seconds: 12, texts: { de: texts } }],
  landers: [{ page: 'video', slug: 'harbour', texts: {}, film: 'harbour' }],
};

/** A site whose operator has put a film of its own into the folder and named it in the settings. */
async function startSite(dir: string) {
  const postgres = await startPostgres({ dataDir: path.join(dir, 'postgres'), throwAway: true });
  const { connection } = postgres;
  const database = 'site';
  await createEmptySite(connection, database);
  const { pool, close } = openDatabase({ connection: { ...connection, database }, size: 1, log: quiet });
  await pool.query('UPDATE sites SET settings = settings || $1::jsonb', [JSON.stringify(settings)]);
  await close();
  const dataDir = path.join(dir, 'data');
  const folder = path.join(dataDir, 'operator');
  fs.mkdirSync(folder, { recursive: true });
  for (const [from, to] of Object.entries({
    'two-cups.mp4': 'harbour.mp4',
    'two-cups.av1.mp4': 'harbour-av1.mp4',
    'two-cups.webp': 'harbour.webp',
  }))
    fs.copyFileSync(path.join(made, from), path.join(folder, to));
  const served = await serve({ host: connection.host ?? '', database, dataDir, pages: true });
  return {
    address: served.address.replace('127.0.0.1', 'localhost'),
    async stop() {
      await served.stop();
      await postgres.stop();
    },
  };
}

test.use({ viewport: screens.phone });

test('a film of the operator is played from the operator’s files, with captions in its own words', async ({ page }) => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-own-film-'));
  const site = await startSite(dir);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, `${site.address}/landers/video/harbour`);
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await expect(page.getByRole('img', { name: texts.still })).toHaveJSProperty('naturalWidth', 540);
  await expectAccessible(page);
  expect(asked.filter((one) => one.endsWith('.mp4'))).toEqual([]);

  await page.locator('.film-play').click();
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  expect(await video.evaluate((element: HTMLVideoElement) => new URL(element.currentSrc).pathname)).toMatch(
    /^\/films\/harbour(?:-av1)?\.mp4$/,
  );
  await expect(page.locator('.film-caption')).toHaveText('Es wird Abend.');
  // A part that is picked is asked for by its place in the file.
  await page.getByRole('button', { name: /Ende/ }).click();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThanOrEqual(4);
  await expect(page.locator('.film-caption')).toHaveText('Ein Boot legt an.');

  await site.stop();
  fs.rmSync(dir, { recursive: true, force: true });
});
