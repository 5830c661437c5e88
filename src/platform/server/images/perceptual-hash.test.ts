import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { hashDistance, hashSide, maxHashDistance, perceptualHash } from './perceptual-hash.ts';

const folder = path.resolve(import.meta.dirname, '../../../../demo/photos');
const portraits = (await readdir(folder)).map((file) => path.join(folder, file));

const hash = async (image: Sharp) =>
  perceptualHash(await image.greyscale().resize({ width: hashSide, height: hashSide, fit: 'fill' }).raw().toBuffer());
const hashOf = async (image: Sharp) => (await hash(image)) ?? 'plain';

describe('the same image', () => {
  const sample = portraits.filter((_portrait, n) => n % 40 === 3);
  test.each<[string, (image: Sharp) => Promise<Buffer>]>([
    ['smaller', (image) => image.resize({ width: 300 }).png().toBuffer()],
    ['as a poor JPEG', (image) => image.jpeg({ quality: 40 }).toBuffer()],
    ['a little brighter', (image) => image.modulate({ brightness: 1.04 }).jpeg().toBuffer()],
    ['a little darker', (image) => image.modulate({ brightness: 0.92 }).jpeg().toBuffer()],
    [
      'smaller, paler and compressed',
      (image) => image.resize({ width: 500 }).modulate({ saturation: 0.8 }).webp({ quality: 50 }).toBuffer(),
    ],
  ])('%s has a similar hash', async (_how, change) => {
    for (const portrait of sample) {
      const [before, after] = [await hashOf(sharp(portrait)), await hashOf(sharp(await change(sharp(portrait))))];
      expect([portrait, hashDistance(before, after)]).toEqual([portrait, expect.toSatisfy((bits: number) => bits <= maxHashDistance)]);
    }
  });
});

test('no two demo portraits count as duplicates', async () => {
  const hashes = await Promise.all(portraits.map(async (portrait) => ({ portrait, hash: await hashOf(sharp(portrait)) })));
  expect(hashes.filter((each) => !/^[01]{64}$/.test(each.hash))).toEqual([]);
  const alike = hashes.flatMap((one, n) =>
    hashes.slice(n + 1).flatMap((other) => (hashDistance(one.hash, other.hash) <= maxHashDistance ? [[one.portrait, other.portrait]] : [])),
  );
  expect(alike).toEqual([]);
});

test.each<[string, () => Sharp]>([
  ['one colour', () => sharp({ create: { width: 400, height: 400, channels: 3, background: '#c52' } })],
  ['a gradient', () => sharp(Buffer.from(gradient))],
  // Its shapes can be computed, but nobody sees them: two such photos would be alike by chance.
  ['a photo in the dark', () => sharp(portraits[0]).linear(0.05, 3)],
  ['a photo in glaring light', () => sharp(portraits[0]).linear(0.05, 240)],
])('%s is too plain for a hash', async (_what, image) => {
  expect(await hash(sharp(await image().jpeg().toBuffer()))).toBeNull();
});

const gradient = `<svg width="600" height="800"><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/>
  <stop offset="1" stop-color="#024"/></linearGradient></defs><rect width="600" height="800" fill="url(#g)"/></svg>`;

test('the distance is the number of bits that differ', () => {
  expect([hashDistance('0101', '0101'), hashDistance('0101', '1100')]).toEqual([0, 2]);
});
