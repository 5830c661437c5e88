import { expect, test } from 'vitest';
import { findFlood, floods } from './floods/index.ts';
import { floodKinds, readParts } from './parts.ts';

test('an attack has all its parts, or those that were named', () => {
  expect(readParts([])).toEqual(new Set([...floodKinds, 'faults', 'disk']));
  expect(readParts(['faults', 'pages'])).toEqual(new Set(['pages', 'faults']));
});

test('a part or a place that is none is refused with what there is', () => {
  expect(readParts(['page'])).toMatch(/no part "page".*pages, lookups, sockets/);
  expect(readParts(['https://example.org'])).toMatch(/no part/);
});

test('each flood is found by its name', () => {
  expect(Object.keys(floods).toSorted()).toEqual([...floodKinds].toSorted());
  const names = floodKinds.flatMap((kind) => Object.keys(floods[kind]));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(findFlood(name)).toBeTypeOf('function');
  expect(findFlood('toString')).toBeUndefined();
});
