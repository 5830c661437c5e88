import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { photoOf, imageOf } from '#tests/support/pictures.ts';
import { hashDistance } from './perceptual-hash.ts';
import { type ImageOptions, type ProcessedImage, processImage } from './process-image.ts';

const plainImage = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c51d28' } });
const refused = (bytes: Buffer, options: Partial<ImageOptions> = {}) => processImage(bytes, { avif: false, ...options });
async function made(bytes: Buffer, options: Partial<ImageOptions> = {}): Promise<ProcessedImage> {
  const image = await refused(bytes, options);
  if (typeof image === 'string') throw new Error(image);
  return image;
}
const filesOf = ({ variants, blurred }: ProcessedImage) => [...variants.flatMap(({ webp, avif }) => [webp, avif ?? webp]), blurred];

describe('an uploaded image', () => {
  test('is converted to files of every width up to its own, upright, as WebP and AVIF', async () => {
    const image = await made(await plainImage(900, 700).withMetadata({ orientation: 6 }).jpeg().toBuffer(), { avif: true });
    expect([image.width, image.height]).toEqual([700, 900]);
    expect(image.variants.map(({ width }) => width)).toEqual([160, 320, 640, 700]);
    for (const { webp, avif, width } of image.variants) {
      expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width });
      expect(await sharp(avif ?? webp).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width });
    }
    expect(Buffer.from(image.thumbHash, 'base64').length).toBeLessThan(40);
  });

  // Regression: every upload was read whole into memory before anybody had checked its first bytes.
  test('is read from its file, only as far as its pixels need', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'emberleaf-image-'));
    const [photo, film] = [path.join(dir, 'photo'), path.join(dir, 'film')];
    await writeFile(photo, await photoOf(1));
    await writeFile(film, 'no picture');
    // More than fits into memory at once.
    for (const file of [photo, film]) await truncate(file, 2 ** 40);
    expect(await processImage(photo, { avif: false })).toEqual(await made(await photoOf(1)));
    expect(await processImage(film, { avif: false })).toBe('unsupported');
    await rm(dir, { recursive: true });
  });

  test('is converted to WebP only when others wait', async () => {
    const bytes = await plainImage(900, 700).jpeg().toBuffer();
    const image = await made(bytes, { avif: true, fast: true });
    expect(image.variants.map(({ width, avif }) => [width, avif])).toEqual([160, 320, 640, 900].map((width) => [width, null]));
    for (const { webp, width } of image.variants) expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width });
  });

  test('is at most 1280 px wide and 1600 high', async () => {
    expect(await made(await plainImage(3000, 2000).jpeg().toBuffer())).toMatchObject({ width: 1280, height: 853 });
    expect(await made(await plainImage(1500, 3000).jpeg().toBuffer())).toMatchObject({ width: 800, height: 1600 });
  });

  test('loses its metadata: place, time and camera', async () => {
    const bytes = await imageOf(1)
      .withExif({
        IFD0: { ImageDescription: 'at home', Make: 'Camera' },
        IFD3: { GPSLatitude: '51/1 20/1 0/1', GPSLongitude: '12/1 22/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const before = await sharp(bytes).metadata();
    expect([before.exif, before.xmp, before.icc].map((part) => part === undefined)).toEqual([false, false, false]);
    for (const file of filesOf(await made(bytes, { avif: true }))) {
      const { exif, xmp, icc, iptc, orientation } = await sharp(file).metadata();
      expect([exif, xmp, icc, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      for (const part of ['at home', 'Camera', 'GPS', 'xmpmeta']) expect(file.includes(part)).toBe(false);
    }
  });

  test('has a version that is blurred beyond recognition', async () => {
    const stripes = Array.from({ length: 32 }, (_, n) => `<rect x="${n * 20}" width="10" height="640"/>`).join('');
    const svg = sharp(Buffer.from(`<svg width="640" height="640">${stripes}</svg>`));
    const { blurred } = await made(await svg.flatten({ background: '#fff' }).png().toBuffer());
    const { channels } = await sharp(blurred).greyscale().stats();
    expect(channels[0]?.stdev).toBeLessThan(20);
  });

  test('has the same hash when it is smaller and recompressed, unlike another image', async () => {
    const [one, again, other] = [await made(await photoOf(1)), await made(await smaller(imageOf(1))), await made(await photoOf(2))];
    expect(hashDistance(one.phash ?? '', again.phash ?? '')).toBeLessThanOrEqual(3);
    expect(hashDistance(one.phash ?? '', other.phash ?? '')).toBeGreaterThan(10);
  });

  test('may be greyscale, transparent or have 16 bits per channel', async () => {
    const sources = [
      plainImage(300, 300).greyscale().png(),
      sharp({ create: { width: 300, height: 300, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } }).png(),
      plainImage(300, 300).toColourspace('rgb16').png(),
    ];
    for (const source of sources) expect(await made(await source.toBuffer())).toMatchObject({ width: 300, height: 300 });
  });

  test('keeps only the first frame of an animation', async () => {
    const frames = await Promise.all(['#f00', '#00f'].map((background) => solid(background).png().toBuffer()));
    const animated = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const image = await made(animated);
    expect([image.width, image.height]).toEqual([300, 300]);
    const { dominant } = await sharp(image.variants.at(-1)?.webp).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect((await sharp(image.variants.at(-1)?.webp).metadata()).pages).toBeUndefined();
  });

  test('drops data appended to the file', async () => {
    const script = '<script>alert(1)</script>';
    const bytes = await plainImage(300, 300)
      .withExif({ IFD0: { ImageDescription: script } })
      .jpeg()
      .toBuffer();
    const image = await made(Buffer.concat([bytes, Buffer.from(`PK\u0003\u0004${script}`)]), { avif: true });
    for (const file of filesOf(image)) expect(file.includes('script')).toBe(false);
  });
});

describe('taken is', () => {
  // Regression: sensors that are sold as 50 megapixels have 50.3.
  test('a photo by a sensor sold as 50 MP', async () => {
    for (const [width, height] of [
      [8192, 6144],
      [8160, 6144],
    ] as const)
      expect((await made(await plainImage(width, height).jpeg().toBuffer())).width).toBe(1280);
  });

  // Regression: libjpeg reads on after the last pixel.
  test.each([false, true])('a JPEG without its end marker whose pixels are all there, progressive: %s', async (progressive) => {
    const bytes = await imageOf(3).jpeg({ progressive }).toBuffer();
    expect(bytes.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
    expect(await made(bytes.subarray(0, -2))).toMatchObject({ width: 600, height: 800 });
    expect(await made(bytes.subarray(0, -1))).toMatchObject({ width: 600, height: 800 });
    expect((await made(bytes.subarray(0, -2))).phash).toBe((await made(bytes)).phash);
    for (const part of [0.97, 0.9, 0.5])
      expect([part, await refused(bytes.subarray(0, bytes.length * part))]).toEqual([part, 'unreadable']);
  });
});

describe('turned and cropped', () => {
  /** Red and green above blue and white, 800 × 400 px when displayed. */
  const quarters = (orientation?: 6) => {
    const svg = `<svg width="800" height="400"><rect width="400" height="200" fill="#f00"/><rect x="400" width="400" height="200" fill="#0f0"/>
      <rect y="200" width="400" height="200" fill="#00f"/><rect x="400" y="200" width="400" height="200" fill="#fff"/></svg>`;
    const image = sharp(Buffer.from(svg));
    return (orientation === undefined ? image : image.rotate(270).withMetadata({ orientation })).jpeg({ quality: 95 }).toBuffer();
  };
  const firstQuarter = { left: 0, top: 0, width: 0.5, height: 0.5 };

  test.each<[ImageOptions['turn'], number, number, string]>([
    [0, 400, 200, 'red'],
    [90, 200, 400, 'blue'],
    [180, 400, 200, 'white'],
    [270, 200, 400, 'green'],
  ])('by %i degrees, the first quarter is %i × %i px and %s, however the camera was held', async (turn, width, height, colour) => {
    for (const bytes of [await quarters(), await quarters(6)]) {
      const image = await made(bytes, { turn, crop: firstQuarter });
      expect([image.width, image.height, await colourOf(image)]).toEqual([width, height, colour]);
    }
  });

  test('too small is refused, and so is an empty crop', async () => {
    for (const crop of [
      { ...firstQuarter, height: 0.49 },
      { ...firstQuarter, width: 0 },
      { ...firstQuarter, left: 0.9 },
    ])
      expect(await refused(await quarters(), { crop })).toBe('crop_too_small');
  });
});

describe('refused is', () => {
  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script/></svg>')],
    ['a text file', Buffer.from('not a picture at all')],
    ['an empty file', Buffer.alloc(0)],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['an AVIF', Buffer.from('0000001c6674797061766966000000006d69663161766966', 'hex')],
    ['a script that ends with image bytes', Buffer.concat([Buffer.from('GIF89a=1;/*'), Buffer.from([0xff, 0xd8, 0xff])])],
    ['an HTML page that ends with image bytes', Buffer.concat([Buffer.from('<html><!--'), Buffer.from([0xff, 0xd8, 0xff])])],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['an archive', Buffer.from('PK\u0003\u0004')],
  ])('%s, by its content', async (_what, bytes) => {
    expect(await refused(bytes)).toBe('unsupported');
  });

  test('an image that is too small or has too many pixels', async () => {
    expect(await refused(await plainImage(120, 900).png().toBuffer())).toBe('too_small');
    // Regression: a panorama and a long screenshot were called too small.
    expect(await refused(await plainImage(9000, 300).png().toBuffer())).toBe('too_narrow');
    expect(await refused(await plainImage(300, 9000).png().toBuffer())).toBe('too_narrow');
    expect(await refused(await plainImage(2000, 900).png().toBuffer(), { crop: { left: 0, top: 0, width: 1, height: 0.25 } })).toBe(
      'too_narrow',
    );
    expect(await refused(await plainImage(9000, 9000).png().toBuffer())).toBe('too_many_pixels');
  });

  test('a HEIC, with another reason than a file that is no photo', async () => {
    for (const brand of ['heic', 'heix', 'mif1', 'msf1'])
      expect(await refused(Buffer.concat([Buffer.from('\0\0\0\x1cftyp'), Buffer.from(brand), Buffer.from('\0\0\0\0mif1heic')]))).toBe(
        'heic',
      );
  });

  test('a PNG of 30,000 × 30,000 px, before it is decoded', async () => {
    const bomb = pngOf(30_000, 30_000);
    expect(bomb.length).toBeLessThan(500_000);
    const before = process.memoryUsage().rss;
    expect(await refused(bomb)).toBe('too_many_pixels');
    // Decoded it would take 3.6 GB. Other tests of this process use memory meanwhile.
    expect(process.memoryUsage().rss - before).toBeLessThan(900_000_000);
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a truncated %s', async (format) => {
    const noise = Buffer.from(Array.from({ length: 400 * 400 * 3 }, (_, n) => (n * 7919) % 256));
    const bytes = await sharp(noise, { raw: { width: 400, height: 400, channels: 3 } })
      .toFormat(format)
      .toBuffer();
    expect(await made(bytes)).toMatchObject({ width: 400, height: 400 });
    for (const part of [0.9, 0.5, 0.1]) expect(await refused(bytes.subarray(0, bytes.length * part))).toBe('unreadable');
    expect(await refused(bytes.subarray(0, 12))).toBe('unreadable');
  });
});

const smaller = (image: Sharp) =>
  image
    .webp({ quality: 60 })
    .toBuffer()
    .then((bytes) => sharp(bytes).resize({ width: 400 }).jpeg({ quality: 60 }).toBuffer());

const solid = (background: string) => sharp({ create: { width: 300, height: 300, channels: 3, background } });

async function colourOf({ variants }: ProcessedImage): Promise<string> {
  const { channels } = await sharp(variants.at(-1)?.webp).stats();
  const bright = channels.map(({ mean }) => (mean > 128 ? 1 : 0)).join('');
  return { '100': 'red', '010': 'green', '001': 'blue', '111': 'white' }[bright] ?? bright;
}

/** Black, one bit per pixel: few bytes for many pixels. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  const begin = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([begin, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}
