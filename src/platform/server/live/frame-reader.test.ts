import fc from 'fast-check';
import * as Type from 'typebox';
import { expect, test } from 'vitest';
import { ClientId, Id } from '#platform/contract/endpoint.ts';
import { createFrameReader } from './frame-reader.ts';

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

test('whatever a browser sends as the data of a frame is taken as it should be, or refused with the field that is wrong', () => {
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
