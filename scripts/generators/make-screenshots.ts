import fs from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { screenshots } from '../../src/app/server/installable/manifest.ts';
import { languages } from '../../src/platform/contract/languages.ts';
import { headlessShellOptions } from '../../tests/support/browser/chromium.ts';

/**
 * Takes the screenshots that the manifest shows before an installation, in all languages, from a running site: `node
 * scripts/generators/make-screenshots.ts http://localhost:3000`. Commit its output. The pictures represent every site of an
 * installation, so none shows a name.
 */
const [, , site = 'http://localhost:3000'] = process.argv;
const folder = path.resolve('src/app/web/screenshots');
/** A CSS px is two px of a phone's picture. */
const scaleOf = { narrow: 2, wide: 1 };
/** Also without the gutter of a scrollbar, which no phone has. */
const withoutBrand = 'html { scrollbar-gutter: auto !important } .topbar .logo > span, .alert-line { visibility: hidden }';

const browser = await chromium.launch(headlessShellOptions);
for (const language of languages)
  for (const shot of screenshots) {
    // eslint-disable-next-line no-await-in-loop -- One after the other, for each looks at the same running site.
    await take(language, shot);
  }
await browser.close();

async function take(language: string, { name, form_factor, width, height, ...where }: (typeof screenshots)[number]): Promise<void> {
  const deviceScaleFactor = scaleOf[form_factor];
  const viewport = { width: width / deviceScaleFactor, height: height / deviceScaleFactor };
  const context = await browser.newContext({
    baseURL: site,
    viewport,
    deviceScaleFactor,
    locale: language,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const login = await context.request.post('/api/user.php', { data: { email: 'premium@demo.test', password: 'emberleaf-demo' } });
  if (!login.ok()) throw new Error(`login: ${login.status()}`);
  const changed = await context.request.put('/api/user.php', { data: { language } });
  if (!changed.ok()) throw new Error(`language: ${changed.status()} ${await changed.text()}`);
  const page = await context.newPage();
  await page.goto('from' in where ? where.from : where.page);
  if ('from' in where) {
    const shown = page.locator(`main a[href^="${where.page}"]`).first();
    await page.goto((await shown.getAttribute('href')) ?? where.from);
  }
  await page.addStyleTag({ content: withoutBrand });
  await page.waitForFunction(() => {
    const shown = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return top < innerHeight && bottom > 0 && left < innerWidth && right > 0 && image.checkVisibility();
    });
    return shown.length > 0 && shown.every(({ complete }) => complete);
  });
  await page.evaluate(() => document.fonts.ready);
  const file = path.join(folder, language, `${name}.webp`);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await sharp(await page.screenshot())
    .webp({ quality: 62, effort: 6 })
    .toFile(file);
  await context.close();
}
