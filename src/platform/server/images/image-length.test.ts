import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageOf } from '#tests/support/pictures.ts';
import { headBytes, imageLength } from './image-length.ts';

const files = await Promise.all(
  [
    [40, 50],
    [640, 853],
    [1600, 1200],
  ].flatMap(([width, height]) => [imageOf(7, width, height).webp().toBuffer(), imageOf(8, width, height).avif({ effort: 0 }).toBuffer()]),
);
const lengthOf = (file: Buffer) => imageLength(file.subarray(0, headBytes));

describe('the declared length of an image', () => {
  test('is the length of the file, for every size and format', () => {
    for (const file of files) expect(lengthOf(file)).toBe(file.length);
  });

  test('differs from the length of a file that was truncated anywhere', () => {
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.double({ min: 0, max: 1, noNaN: true }), (file, part) => {
        const cut = file.subarray(0, Math.floor(part * (file.length - 1)));
        expect(lengthOf(cut)).not.toBe(cut.length);
      }),
      { numRuns: 10_000 },
    );
  });

  // Regression: a file truncated at the end of a box declared the right length.
  test('differs from the length of an AVIF file that was truncated between two boxes', () => {
    const file = files[3] as Buffer;
    const cuts = [0, 1].reduce<number[]>((ends) => [...ends, (ends.at(-1) ?? 0) + file.readUInt32BE(ends.at(-1) ?? 0)], []);
    expect(cuts.map((end) => file.toString('latin1', end + 4, end + 8))).toEqual(['meta', 'mdat']);
    for (const end of cuts) expect(lengthOf(file.subarray(0, end))).not.toBe(end);
  });

  test('is a number or null for any bytes, and reading them ends', () => {
    const starts = fc.constantFrom(Buffer.alloc(0), Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), Buffer.from('\0\0\0\x1cftypavif', 'latin1'));
    fc.assert(
      fc.property(starts, fc.uint8Array({ maxLength: 200 }), (start, rest) => {
        const length = imageLength(Buffer.concat([start, rest]));
        if (length !== null) expect(length).toBeGreaterThanOrEqual(8);
      }),
      { numRuns: 10_000 },
    );
  });
});
