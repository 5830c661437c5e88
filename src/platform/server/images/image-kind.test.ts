import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageKind } from './image-kind.ts';

const magic = [[0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], [...Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')]];
const starts = fc.oneof(
  fc.constantFrom(...magic),
  fc.constantFrom(...magic).chain((bytes) => fc.subarray(bytes)),
  fc.constant([]),
);

test('a file is one of the three formats only if all of its first bytes match, at any offset in memory', () => {
  fc.assert(
    fc.property(starts, fc.uint8Array({ maxLength: 40 }), fc.nat(7), (start, rest, offset) => {
      const bytes = Uint8Array.from([...start, ...rest]);
      const inside = new Uint8Array(bytes.length + offset);
      inside.set(bytes, offset);
      const kind = imageKind(bytes);
      expect(imageKind(inside.subarray(offset))).toBe(kind);
      const expected = bytes[0] === 0xff ? 'jpeg' : bytes[0] === 0x89 ? 'png' : 'webp';
      if (kind !== null) expect([kind, bytes.length > 2]).toEqual([expected, true]);
      if (magic.some((whole) => whole.every((byte, at) => (at > 3 && at < 8 && whole.length === 12 ? true : bytes[at] === byte))))
        expect(kind).not.toBeNull();
    }),
    { numRuns: 10_000 },
  );
});
