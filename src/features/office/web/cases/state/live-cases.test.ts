import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CaseChange, hearCases } from './live-cases.ts';

class Stream extends EventTarget {
  readyState = 0;
  close() {
    this.readyState = 2;
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function heard() {
  const streams: Stream[] = [];
  const changes: CaseChange[] = [];
  let again = 0;
  const stop = hearCases({
    open: () => {
      const stream = new Stream();
      streams.push(stream);
      return stream;
    },
    onChange: (change) => changes.push(change),
    onAgain: () => (again += 1),
  });
  return { streams, changes, again: () => again, stop };
}

test('changes are heard, and what is none is left out', () => {
  const { streams, changes, stop } = heard();
  const [stream] = streams;
  for (const data of ['{"number":"M-7K2M-9QXA","what":"decided"}', 'no JSON', '[]', 'null'])
    stream?.dispatchEvent(new MessageEvent('cases', { data }));
  expect(changes).toEqual([{ number: 'M-7K2M-9QXA', what: 'decided' }]);
  stop();
  expect(stream?.readyState).toBe(2);
});

test('a refused stream is opened again, later each time, and then tells that changes were missed', () => {
  const { streams, again, stop } = heard();
  const refuse = () => {
    streams.at(-1)?.close();
    streams.at(-1)?.dispatchEvent(new Event('error'));
  };
  streams[0]?.dispatchEvent(new Event('open'));
  expect(again()).toBe(0);
  refuse();
  vi.advanceTimersByTime(1300);
  expect(streams).toHaveLength(2);
  refuse();
  vi.advanceTimersByTime(1300);
  expect(streams).toHaveLength(2);
  vi.advanceTimersByTime(1300);
  expect(streams).toHaveLength(3);
  streams[2]?.dispatchEvent(new Event('open'));
  expect(again()).toBe(1);
  refuse();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(streams).toHaveLength(3);
});

test('a lost connection is left to the browser', () => {
  const { streams, again } = heard();
  streams[0]?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(60_000);
  streams[0]?.dispatchEvent(new Event('open'));
  expect([streams.length, again()]).toEqual([1, 1]);
});
