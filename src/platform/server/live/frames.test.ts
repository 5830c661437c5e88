import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#tests/support/seeded-random.ts';
import { readFrame } from './frames.ts';

const texts = fc.oneof(
  fc.string(),
  fc.json(),
  fc.record({ type: fc.anything(), data: fc.anything() }, { requiredKeys: [] }).map((frame) => fc.stringify(frame)),
  fc.record({ type: fc.string(), data: fc.jsonValue() }, { requiredKeys: ['type'] }).map((frame) => JSON.stringify(frame)),
);

test('whatever a browser sends is a frame with a type and data, or none', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        texts.map((text) => Buffer.from(text)),
        fc.uint8Array().map((bytes) => Buffer.from(bytes)),
      ),
      (bytes) => {
        const frame = readFrame(bytes);
        if (frame === null) return;
        expect(frame.type).toBeTypeOf('string');
        expect(Object.keys(frame).toSorted()).toEqual(['data', 'type']);
        expect(JSON.parse(bytes.toString())).toMatchObject({ type: frame.type });
      },
    ),
    runs(10_000),
  );
});

test('a frame is read as it was written', () => {
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), (type, data) => {
      const written = JSON.stringify({ type, data });
      expect(JSON.stringify(readFrame(Buffer.from(written)))).toBe(written);
    }),
    runs(10_000),
  );
});

test('what comes in pieces, which only a library could send, is none', () => {
  expect(readFrame([Buffer.from('{"type":"hello"}')])).toBeNull();
});
