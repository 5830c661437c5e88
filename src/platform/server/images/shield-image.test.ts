import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageOf } from '#tests/support/pictures.ts';
import { shieldImage } from './shield-image.ts';

/** The strongest difference between two colours of a pixel, and how much neighbouring pixels differ. */
async function look(image: Buffer) {
  const { data, info } = await sharp(image).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  let [colour, detail] = [0, 0];
  for (let at = 0; at + 5 < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0, next = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]];
    colour = Math.max(colour, Math.abs(red - green), Math.abs(green - blue));
    detail += Math.abs(red - next);
  }
  return { width: info.width, colour, detail: detail / data.length };
}

/** Squares of 6 px, red and white. */
function finelyChecked(width: number, height: number): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3, 255);
  for (let at = 0; at < width * height; at++)
    if ((Math.floor((at % width) / 6) + Math.floor(at / width / 6)) % 2 === 0) data.fill(0, at * 3 + 1, at * 3 + 3);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp()
    .toBuffer();
}

test('an image loses its colour, its details or both', async () => {
  const file = await finelyChecked(450, 600);
  const [plain, grey, blurred, both] = await Promise.all(
    [
      { grey: false, blur: false },
      { grey: true, blur: false },
      { grey: false, blur: true },
      { grey: true, blur: true },
    ].map(async (how) => look(await shieldImage(file, { width: 320, ...how }))),
  );
  expect([plain?.width, grey?.width, blurred?.width, both?.width]).toEqual([320, 320, 320, 320]);
  expect(plain?.colour).toBeGreaterThan(40);
  // Rounding of the file's format.
  expect(Math.max(grey?.colour ?? 99, both?.colour ?? 99)).toBeLessThan(3);
  expect(blurred?.colour).toBeGreaterThan(20);
  expect(Math.max(blurred?.detail ?? 99, both?.detail ?? 99)).toBeLessThan((plain?.detail ?? 0) / 3);
});

test('a small image is not enlarged', async () => {
  const file = await imageOf(4, 200, 300).webp().toBuffer();
  expect((await look(await shieldImage(file, { width: 640, grey: true, blur: false }))).width).toBe(200);
});
