import { expect, test } from 'vitest';
import { createMeasures, outcomeOf } from './measures.ts';

test('each measure is one line with its limit, and what is above it or was not measured is missed', () => {
  const lines: string[] = [];
  const { add, missed } = createMeasures((line) => lines.push(line));
  add({ name: 'fast', value: 250, unit: 'ms', max: 250 });
  add({ name: 'slow', value: 250.4, unit: 'ms', max: 250 });
  add({ name: 'unknown', value: Number.NaN, unit: 'ms', max: 250 });
  add({ name: 'reported', value: 3, unit: 'views', note: '200: 3' });
  expect(missed).toEqual(['slow', 'unknown']);
  expect(lines.map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    ' fast 250 ms (at most 250)',
    '✗ slow 250 ms (at most 250)',
    '✗ unknown NaN ms (at most 250)',
    ' reported 3 views 200: 3',
  ]);
});

test('what was skipped is said, and ends with an error unless that was allowed', () => {
  const lines: string[] = [];
  const measures = createMeasures((line) => lines.push(line));
  expect(outcomeOf(measures, false)).toEqual({ sentence: 'Every measure was kept', code: 0 });
  measures.skip('full disk', 'there is none');
  expect(lines).toEqual(['! SKIPPED: full disk, because there is none']);
  expect(outcomeOf(measures, false)).toEqual({
    sentence: 'Every measure was kept. NOT DONE: full disk (--allow-skipped lets that pass)',
    code: 2,
  });
  expect(outcomeOf(measures, true)).toEqual({ sentence: 'Every measure was kept. NOT DONE: full disk', code: 0 });
  measures.add({ name: 'slow', value: 2, unit: 's', max: 1 });
  expect(outcomeOf(measures, true)).toEqual({ sentence: 'Missed: slow. NOT DONE: full disk', code: 1 });
});
