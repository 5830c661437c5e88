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
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script/></svg>'), 'unsupported'],
    ['a text that says it is a picture', Buffer.from('not a picture at all'), 'unsupported'],
    ['nothing', Buffer.alloc(0), 'unsupported'],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), 'unsupported'],
    ['a HEIC', Buffer.from('0000001c6674797068656963000000006d69663168656963', 'hex'), 'unsupported'],
    ['a script that ends as a picture', Buffer.concat([Buffer.from('GIF89a=1;/*'), Buffer.from([0xff, 0xd8, 0xff])]), 'unsupported'],
    ['a picture that is only its beginning', Buffer.from([0xff, 0xd8, 0xff]), 'unreadable'],
  ])('is refused by its content: %s', async (_what, bytes, fault) => {
    expect(await processImage(bytes)).toBe(fault);
  });

  test('is refused when it is tiny or has more pixels than a camera makes', async () => {
    expect(await processImage(await picture(120, 900).png().toBuffer())).toBe('too_small');
    expect(await processImage(await picture(9000, 9000).png().toBuffer())).toBe('too_many_pixels');
  });

  test.each(['jpeg', 'png', 'webp'] as const)('is refused when it breaks off: %s', async (format) => {
    const noise = Buffer.from(Array.from({ length: 400 * 400 * 3 }, (_, n) => (n * 7919) % 256));
    const whole = await sharp(noise, { raw: { width: 400, height: 400, channels: 3 } })
      .toFormat(format)
      .toBuffer();
    expect(await processImage(whole)).toMatchObject({ width: 400, height: 400 });
    for (const part of [0.9, 0.5, 0.1]) expect(await processImage(whole.subarray(0, whole.length * part))).toBe('unreadable');
  });

  test('leaves nothing behind of what hangs on to it', async () => {
    const script = '<script>alert(1)</script>';
    const bytes = await picture(300, 300)
      .withExif({ IFD0: { ImageDescription: script } })
      .jpeg()
      .toBuffer();
    const image = await processImage(Buffer.concat([bytes, Buffer.from(`PK\u0003\u0004${script}`)]));
    if (typeof image === 'string') throw new Error(image);
    for (const file of [...image.variants.map((variant) => variant.bytes), image.blurred]) expect(file.includes('script')).toBe(false);
  });

  test('may be grey, transparent or of 16 bits', async () => {
    const sources = [
      picture(300, 300).greyscale().png(),
      sharp({ create: { width: 300, height: 300, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } }).png(),
      picture(300, 300).toColourspace('rgb16').png(),
    ];
    for (const source of sources) expect(await processImage(await source.toBuffer())).toMatchObject({ width: 300, height: 300 });
  });
});
