import * as Type from 'typebox';
import { expect, test } from 'vitest';
import { inputSchema } from './closed-schema.ts';

const schema = Type.Object({ id: Type.Integer(), list: Type.Array(Type.Object({ n: Type.Integer() })) });

test('a schema without room for unknown fields is made once, because a compiler recognises what it has compiled by its object', () => {
  const closed = inputSchema({ refusesUnknownFields: true }, schema);
  expect(closed).toMatchObject({ additionalProperties: false, properties: { list: { items: { additionalProperties: false } } } });
  expect(inputSchema({ refusesUnknownFields: true }, schema)).toBe(closed);
  expect(inputSchema({}, schema)).toBe(schema);
});
