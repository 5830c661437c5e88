import { describe, expect, test } from 'vitest';
import { pictureOf } from '#tests/support/pictures.ts';
import { hasJpegEnd, photoKind } from './file-kind.ts';

describe('the end of a JPEG', () => {
  test.each([
    ['baseline', pictureOf(1).jpeg()],
    ['progressive', pictureOf(2).jpeg({ progressive: true })],
    ['with metadata and a colour profile', pictureOf(3).withMetadata({ orientation: 6 }).withIccProfile('p3').jpeg()],
  ])('is found: %s', async (_what, picture) => {
    const bytes = await picture.toBuffer();
    expect(photoKind(bytes)).toBe('jpeg');
    expect(hasJpegEnd(bytes)).toBe(true);
    // The film of a motion photo comes after it.
    expect(hasJpegEnd(Buffer.concat([bytes, Buffer.alloc(5000, 7)]))).toBe(true);
    for (const cut of [1, 2, 100, bytes.length / 2, bytes.length - 4])
      expect([cut, hasJpegEnd(bytes.subarray(0, -cut))]).toEqual([cut, false]);
  });

  test('is not looked for without end in anything else', () => {
    for (const bytes of [[], [0xff], [0xff, 0xd8, 0xff], Array.from({ length: 1000 }, () => 0xff), Array.from({ length: 1000 }, () => 0)])
      expect(hasJpegEnd(Uint8Array.from(bytes))).toBe(false);
  });
});

test('a photo is known by its bytes alone', async () => {
  expect(photoKind(await pictureOf(1).png().toBuffer())).toBe('png');
  expect(photoKind(await pictureOf(1).webp().toBuffer())).toBe('webp');
  expect(photoKind(await pictureOf(1).avif({ effort: 0 }).toBuffer())).toBe(null);
  expect(photoKind(new Uint8Array())).toBe(null);
});
