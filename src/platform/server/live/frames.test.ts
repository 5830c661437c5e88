import fc from 'fast-check';
import * as Type from 'typebox';
import { expect, test } from 'vitest';
import { ClientId, Id } from '#platform/contract/endpoint.ts';
import { pageFrame } from '#platform/contract/live/live-event.ts';
import { runs } from '#tests/support/seeded-random.ts';
import { createFrameReader, type FrameHandler, handlersByType, readFrame } from './frames.ts';

const texts = fc.oneof(
  fc.string(),
  fc.json(),
  fc.record({ type: fc.anything(), data: fc.anything() }, { requiredKeys: [] }).map((frame) => fc.stringify(frame)),
  fc.record({ type: fc.string(), data: fc.jsonValue() }, { requiredKeys: ['type'] }).map((frame) => JSON.stringify(frame)),
);

test('any text from a browser is a frame with type and data, or no frame', () => {
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

test('reading a written frame returns the same frame', () => {
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), (type, data) => {
      const written = JSON.stringify({ type, data });
      expect(JSON.stringify(readFrame(Buffer.from(written)))).toBe(written);
    }),
    runs(10_000),
  );
});

test('a fragmented message, which browsers never send, is no frame', () => {
  expect(readFrame([Buffer.from('{"type":"hello"}')])).toBeNull();
});

test('each type of frame has one handler, or the start fails', () => {
  const handlerOf = (type: string): FrameHandler => ({ frame: pageFrame(type, Type.Null()), receive: () => {} });
  expect([...handlersByType(['send', 'read'].map(handlerOf)).keys()]).toEqual(['send', 'read']);
  expect(() => handlersByType(['send', 'send'].map(handlerOf))).toThrow('two handlers claim the frame "send"');
  expect(() => handlersByType([handlerOf('hello')])).toThrow('"hello"');
});

const read = createFrameReader(
  Type.Object({ to: Id, text: Type.String({ maxLength: 20 }), client_id: ClientId }, { additionalProperties: false }),
);
const frame = fc.record(
  {
    to: fc.oneof(fc.nat(), fc.anything()),
    text: fc.oneof(fc.string(), fc.anything()),
    client_id: fc.oneof(fc.uuid({ version: 4 }), fc.anything()),
  },
  { requiredKeys: [] },
);

test('any data of a frame is accepted if valid, else refused with the invalid field', () => {
  fc.assert(
    fc.property(fc.oneof(frame, fc.anything(), fc.jsonValue()), (data) => {
      const result = read(data);
      if (!result.ok) {
        expect(result).toMatchObject({ code: 'invalid_request', params: { rule: expect.any(String) } });
        return;
      }
      const { to, text, client_id, ...rest } = result.value;
      expect(to).toBeGreaterThan(0);
      expect(text.length).toBeLessThanOrEqual(40);
      expect(client_id).toMatch(/^[0-9a-f-]{36}$/);
      expect(rest).toEqual({});
    }),
    { numRuns: 10_000 },
  );
});
