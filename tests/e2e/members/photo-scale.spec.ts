import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { messages as photos } from '#features/photos/messages/de.ts';
import { expect, test, visit } from '#tests/support/browser/browser.ts';
import { newAccount } from '#tests/support/browser/account.ts';

const width = 3200;
const height = 2400;

/** Red and green above blue and white, with the grain of a dark room: some megabytes, in the colours of a phone, held upright. */
function largePhoto(): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let at = 0; at < pixels.length; at++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
    const [right, low] = [x >= width / 2, y >= height / 2];
    const [red, green, blue] = right ? (low ? [255, 255, 255] : [0, 255, 0]) : low ? [0, 0, 255] : [255, 0, 0];
    const full = [red, green, blue][at % 3] === 255;
    pixels[at] = full ? 255 - (state % 40) : state % 40;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}

interface Photo {
  readonly width: number;
  readonly height: number;
  readonly match: string;
}

const photosOf = async (context: BrowserContext) =>
  ((await (await context.request.get('/api/profile.php')).json()) as { profile: { photos: Photo[] } }).profile.photos;

// Regression: an eight-megabyte photo took a slow line so long that it broke off and began anew, and a system's odd name for a type was a refusal.
test('a large photo is sent small, upright, as it was turned, in its own colours', async ({ page, context }) => {
  await newAccount(context, 'Elin');
  await visit(page, '/profile');
  const buffer = await largePhoto();
  expect(buffer.length).toBeGreaterThan(2_000_000);
  await page.locator('input[type=file][multiple]').first().setInputFiles({ name: 'see', mimeType: 'application/octet-stream', buffer });
  const editor = page.locator('.photo-editor');
  await editor.getByRole('button', { name: photos.editor.turn }).click();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/photo.php'));
  await editor.getByRole('button', { name: photos.editor.use, exact: true }).click();
  expect(Number(await (await sent).headerValue('content-length'))).toBeLessThan(buffer.length / 2);
  await expect(page.getByAltText('Dein Foto 1 von 1')).toBeVisible();
  const [photo] = await photosOf(context);
  expect([photo?.width, photo?.height]).toEqual([1280, 960]);
  const file = await (await context.request.get(photo?.match ?? '')).body();
  const shown = await sharp(file).metadata();
  const colours = [];
  for (const [left, top] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const part = { width: Math.floor(shown.width / 2) - 20, height: Math.floor(shown.height / 2) - 20 };
    const corner = await sharp(file)
      .extract({ left: left * (shown.width - part.width), top: top * (shown.height - part.height), ...part })
      .toBuffer();
    const { channels } = await sharp(corner).stats();
    colours.push(channels.slice(0, 3).map(({ mean }) => (mean > 215 ? 'full' : mean < 40 ? 'none' : Math.round(mean))));
  }
  // Held upright and turned once more: the other way round than the sensor.
  expect(colours).toEqual([
    ['full', 'full', 'full'],
    ['none', 'none', 'full'],
    ['none', 'full', 'none'],
    ['full', 'none', 'none'],
  ]);
});

test('a HEIC that the browser cannot read is told from a damaged file, before and after it is sent', async ({ page, context }) => {
  await newAccount(context, 'Elin');
  await visit(page, '/profile');
  const buffer = Buffer.concat([Buffer.from('\0\0\0\u001cftypheic\0\0\0\0mif1heic'), Buffer.alloc(5000, 7)]);
  await page.locator('input[type=file][multiple]').first().setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer });
  const editor = page.locator('.photo-editor');
  await expect(editor.getByText(photos.errors.photo_heic)).toBeVisible();
  await editor.getByRole('button', { name: photos.editor.use, exact: true }).click();
  await expect(page.getByText(photos.errors.photo_heic)).toBeVisible();
});
