import { expect, test } from 'vitest';
import { judge } from './report.ts';

const bad = (figures: Parameters<typeof judge>[0], baseline: Readonly<Record<string, number>> = {}) =>
  judge(figures, baseline)
    .filter((one) => one.bad)
    .map(({ figure }) => figure.name);

test('a missed target fails, and so does one that was not measured', () => {
  const max = { name: 'p99', unit: 'ms', target: { max: 60 } };
  const min = { name: 'pages', unit: '/s', target: { min: 300 } };
  expect(
    bad([
      { ...max, value: 60 },
      { ...min, value: 300 },
    ]),
  ).toEqual([]);
  expect(
    bad([
      { ...max, value: 61 },
      { ...min, value: 299 },
    ]),
  ).toEqual(['p99', 'pages']);
  expect(bad([{ ...max, value: Number.NaN }])).toEqual(['p99']);
});

test('what is judged beside its floor fails where it is a quarter worse than its baseline, however fast the machine is', () => {
  const run = (floor: number, pages: number, time: number) => [
    { name: 'floor', value: floor, unit: '/s' },
    { name: 'pages', value: pages, unit: '/s', floor: 'floor' },
    { name: 'time', value: time, unit: 'µs', floor: 'floor' },
  ];
  const baseline = { floor: 10_000, pages: 0.1, time: 0.01 };
  expect(bad(run(10_000, 1000, 100), baseline)).toEqual([]);
  expect(bad(run(1000, 80, 12), baseline)).toEqual([]);
  expect(bad(run(10_000, 740, 100), baseline)).toEqual(['pages']);
  expect(bad(run(10_000, 1000, 126), baseline)).toEqual(['time']);
});

test('a floor that is not there is a mistake', () => {
  expect(() => judge([{ name: 'pages', value: 1, unit: '/s', floor: 'none' }], {})).toThrow('no figure none');
});
