import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { processImage } from './process-image.ts';

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c51d28' } });

describe('an image that is uploaded', () => {
  test('becomes files of every width up to its own, upright and without metadata', async () => {
    const bytes = await picture(900, 700)
      .withExif({ IFD0: { ImageDescription: 'at home' }, IFD3: { GPSLatitude: '51/1 20/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const image = await processImage(bytes);
    if (typeof image === 'string') throw new Error(image);
    expect([image.width, image.height]).toEqual([700, 900]);
    expect(image.variants.map(({ width }) => width)).toEqual([160, 320, 640, 700]);
    for (const { bytes: variant, width } of image.variants) {
      const meta = await sharp(variant).metadata();
      expect([meta.format, meta.width, meta.exif, meta.orientation]).toEqual(['webp', width, undefined, undefined]);
    }
    expect(Buffer.from(image.thumbHash, 'base64').length).toBeLessThan(40);
  });

  test('is blurred beyond recognition for those who may not see it', async () => {
    const stripes = await sharp(
      Buffer.from(
        `<svg width="640" height="640">${Array.from({ length: 32 }, (_, n) => `<rect x="${n * 20}" width="10" height="640"/>`).join('')}</svg>`,
      ),
    )
      .flatten({ background: '#fff' })
      .png()
      .toBuffer();
    const image = await processImage(stripes);
    if (typeof image === 'string') throw new Error(image);
    const { channels } = await sharp(image.blurred).greyscale().stats();
    expect(channels[0]?.stdev).toBeLessThan(20);
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script/></svg>'), 'image_type'],
    ['a text that says it is a picture', Buffer.from('not a picture at all'), 'image_type'],
    ['nothing', Buffer.alloc(0), 'image_type'],
  ])('is refused by its content: %s', async (_what, bytes, fault) => {
    expect(await processImage(bytes)).toBe(fault);
  });

  test('is refused when it is tiny or has more pixels than a camera makes', async () => {
    expect(await processImage(await picture(120, 900).png().toBuffer())).toBe('image_size');
    expect(await processImage(await picture(9000, 9000).png().toBuffer())).toBe('image_size');
  });

  test('is refused when it breaks off', async () => {
    const whole = await sharp(Buffer.from(Array.from({ length: 400 * 400 * 3 }, (_, n) => (n * 7919) % 256)), {
      raw: { width: 400, height: 400, channels: 3 },
    })
      .jpeg()
      .toBuffer();
    expect(await processImage(whole.subarray(0, whole.length / 2))).toBe('image_broken');
  });
});
