import * as Type from 'typebox';
import { expect, test } from 'vitest';
import { removerOf } from './unknown-fields.ts';

const cleaned = (schema: Type.TSchema, value: unknown): unknown => {
  removerOf(schema)?.(value);
  return value;
};

test('fields that are not in the schema are removed, at every depth', () => {
  const schema = Type.Object({ to: Type.Object({ id: Type.Integer() }), list: Type.Array(Type.Object({ n: Type.Integer() })) });
  expect(cleaned(schema, { to: { id: 1, x: 2 }, list: [{ n: 1, x: 2 }], x: 3 })).toEqual({ to: { id: 1 }, list: [{ n: 1 }] });
});

test('the fields of the matching member of a union stay', () => {
  const schema = Type.Union([Type.Object({ id: Type.Integer() }), Type.Object({ name: Type.String() }), Type.Null()]);
  expect(cleaned(Type.Object({ who: schema }), { who: { name: 'a', id: 'b', x: 1 } })).toEqual({ who: { name: 'a' } });
  expect(cleaned(schema, { name: 'a', x: 1 })).toEqual({ name: 'a' });
});

test('a schema’s own rule for additional fields applies', () => {
  const open = Type.Object({ a: Type.Integer() }, { additionalProperties: true });
  expect(cleaned(open, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
  expect(cleaned(Type.Record(Type.String(), Type.Integer()), { any: 1 })).toEqual({ any: 1 });
  expect(removerOf(Type.Array(Type.String()))).toBeNull();
});

// Regression: unknown fields in these schemas were passed on.
test.each([
  ['allOf', Type.Object({ a: Type.Intersect([Type.Object({ b: Type.Integer() }), Type.Object({ c: Type.Integer() })]) })],
  ['objects in a map', Type.Record(Type.String(), Type.Object({ b: Type.Integer() }))],
])('an input with %s is refused when its schema is compiled', (_what, schema) => {
  expect(() => removerOf(schema)).toThrow('Unknown fields are not removed');
});
