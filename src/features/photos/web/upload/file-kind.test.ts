import { describe, expect, test } from 'vitest';
import { imageOf } from '#tests/support/pictures.ts';
import { hasJpegEnd, photoKind } from './file-kind.ts';

describe('the end of a JPEG', () => {
  test.each([
    ['baseline', imageOf(1).jpeg()],
    ['progressive', imageOf(2).jpeg({ progressive: true })],
    ['with metadata and a colour profile', imageOf(3).withMetadata({ orientation: 6 }).withIccProfile('p3').jpeg()],
  ])('is found: %s', async (_what, encoded) => {
    const bytes = await encoded.toBuffer();
    expect(photoKind(bytes)).toBe('jpeg');
    expect(hasJpegEnd(bytes)).toBe(true);
    // In a motion photo the video follows the end of the JPEG.
    expect(hasJpegEnd(Buffer.concat([bytes, Buffer.alloc(5000, 7)]))).toBe(true);
    for (const cut of [1, 2, 100, bytes.length / 2, bytes.length - 4])
      expect([cut, hasJpegEnd(bytes.subarray(0, -cut))]).toEqual([cut, false]);
  });

  test('is not searched for in other formats', () => {
    for (const bytes of [[], [0xff], [0xff, 0xd8, 0xff], Array.from({ length: 1000 }, () => 0xff), Array.from({ length: 1000 }, () => 0)])
      expect(hasJpegEnd(Uint8Array.from(bytes))).toBe(false);
  });
});

test('the format of a photo is detected by its bytes alone', async () => {
  expect(photoKind(await imageOf(1).png().toBuffer())).toBe('png');
  expect(photoKind(await imageOf(1).webp().toBuffer())).toBe('webp');
  expect(photoKind(await imageOf(1).avif({ effort: 0 }).toBuffer())).toBe(null);
  expect(photoKind(new Uint8Array())).toBe(null);
});
