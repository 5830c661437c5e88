import { expect, test } from 'vitest';
import { withProcessorTime } from './trace.ts';

const thread = { pid: 1, tid: 2 };
const task = { ...thread, name: 'ThreadControllerImpl::RunTask', ph: 'X' };

test('a task lasts as long as its processor time, and what happened in it moves along', () => {
  const layout = { ...thread, name: 'Layout', ph: 'X' };
  const mark = { ...thread, name: 'firstPaint', ph: 'I' };
  expect(
    withProcessorTime([
      { ...task, ts: 1000, dur: 400, tdur: 100 },
      { ...layout, ts: 1200, dur: 200, tdur: 60 },
      { ...mark, ts: 1100 },
      { ...mark, ts: 1500 },
      { ...task, ts: 2000, dur: 80, tdur: 90 },
    ]),
  ).toEqual([
    { ...task, ts: 1000, dur: 100, tdur: 100 },
    { ...mark, ts: 1025 },
    { ...layout, ts: 1050, dur: 50, tdur: 60 },
    { ...mark, ts: 1500 },
    { ...task, ts: 2000, dur: 80, tdur: 90 },
  ]);
});

test('a task within a task belongs to it, and other threads are left alone', () => {
  const other = { pid: 1, tid: 3, name: 'Raster', ph: 'X', ts: 1100, dur: 100 };
  expect(withProcessorTime([{ ...task, ts: 1000, dur: 400, tdur: 200 }, { ...task, ts: 1100, dur: 200, tdur: 50 }, other])).toEqual([
    { ...task, ts: 1000, dur: 200, tdur: 200 },
    { ...task, ts: 1050, dur: 100, tdur: 50 },
    other,
  ]);
});
