import { expect, test } from 'vitest';
import { createMeasures } from './measures.ts';

test('each measure is one line with its limit, and what is above it or was not measured is missed', () => {
  const lines: string[] = [];
  const { add, missed } = createMeasures((line) => lines.push(line));
  add({ name: 'fast', value: 250, unit: 'ms', max: 250 });
  add({ name: 'slow', value: 250.4, unit: 'ms', max: 250 });
  add({ name: 'unknown', value: Number.NaN, unit: 'ms', max: 250 });
  add({ name: 'told', value: 3, unit: 'views', note: '200: 3' });
  expect(missed).toEqual(['slow', 'unknown']);
  expect(lines.map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    ' fast 250 ms (at most 250)',
    '✗ slow 250 ms (at most 250)',
    '✗ unknown NaN ms (at most 250)',
    ' told 3 views 200: 3',
  ]);
});
