import { expect, test } from 'vitest';
import { findCycle, layersOf } from './feature-graph.ts';

const graphOf = (needs: Record<string, string[]>) => new Map(Object.entries(needs).map(([name, needed]) => [name, new Set(needed)]));

test('a cycle of any length is listed in order', () => {
  expect(findCycle(graphOf({ a: ['b'], b: ['c'], c: [] }))).toBeNull();
  expect(findCycle(graphOf({ a: ['b'], b: ['a'] }))).toEqual(['a', 'b', 'a']);
  expect(findCycle(graphOf({ x: ['a'], a: ['b'], b: ['c'], c: ['a'] }))).toEqual(['a', 'b', 'c', 'a']);
});

test('a layer needs only the layers before it', () => {
  expect(layersOf(graphOf({ chat: ['members', 'site'], members: ['site'], site: [], likes: ['members'] }))).toEqual([
    ['site'],
    ['members'],
    ['chat', 'likes'],
  ]);
});
