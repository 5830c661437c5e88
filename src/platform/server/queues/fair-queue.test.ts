import { setImmediate as tick, setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFairQueue, QueueFull } from './fair-queue.ts';

/** A queue and its tasks that end when told; `started` has their names in order. */
function open(options: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const queue = createFairQueue({ atOnce: 1, lastAtOnce: 1, maxWaiting: 100, maxWaitingEach: 10, ...options });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const add = (key: string, name: string, { last = false, signal = new AbortController().signal } = {}) =>
    queue({ key, last, signal }, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const end = () => ends.splice(0).forEach((finish) => finish());
  const finishAll = async () => {
    // Longer than the pause after a low-priority task.
    for (let idle = 0; idle < 30; idle++) {
      await sleep(5);
      if (ends.length > 0) idle = 0;
      end();
    }
  };
  return { add, started, end, finishAll };
}

test('everybody has a turn before anybody has a second one', async () => {
  const { add, started, finishAll } = open();
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => add(name.charAt(0), name));
  await finishAll();
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('low-priority tasks wait for all others, and never take all places', async () => {
  const { add, started, finishAll } = open({ atOnce: 2 });
  const all = [add('x', 'x1', { last: true }), add('y', 'y1', { last: true }), add('a', 'a1'), add('a', 'a2')];
  await tick();
  expect(started).toEqual(['x1', 'a1']);
  await finishAll();
  await Promise.all(all);
  expect(started).toEqual(['x1', 'a1', 'a2', 'y1']);
});

test('an aborted task never starts, and frees its place', async () => {
  const { add, started, finishAll } = open({ maxWaitingEach: 1 });
  const leaving = new AbortController();
  const first = add('a', 'a1');
  const left = add('a', 'a2', { signal: leaving.signal });
  await expect(add('a', 'a3')).rejects.toThrow(QueueFull);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  const other = add('a', 'a4');
  await finishAll();
  await Promise.all([first, other]);
  expect(started).toEqual(['a1', 'a4']);
  await expect(add('a', 'a5', { signal: leaving.signal })).rejects.toThrow('gone');
});

test('a full queue refuses, and reports whether the caller’s own tasks fill it', async () => {
  const { add, finishAll } = open({ maxWaiting: 3, maxWaitingEach: 2 });
  const all = ['a', 'a', 'a', 'b'].map((key) => add(key, key));
  await expect(add('a', 'own')).rejects.toMatchObject({ own: true });
  await expect(add('c', 'all')).rejects.toMatchObject({ own: false });
  await finishAll();
  await Promise.all(all);
});

test('low-priority tasks never take the waiting places of others', async () => {
  const { add, started, finishAll } = open({ atOnce: 2, maxWaiting: 2 });
  const all = ['x', 'y', 'z'].map((key) => add(key, key, { last: true }));
  await expect(add('w', 'w', { last: true })).rejects.toThrow(QueueFull);
  all.push(add('a', 'a'), add('b', 'b'), add('c', 'c'));
  await expect(add('d', 'd')).rejects.toThrow(QueueFull);
  await finishAll();
  await Promise.all(all);
  expect(started).toEqual(['x', 'a', 'b', 'c', 'y', 'z']);
});

test('a task that fails frees its place', async () => {
  const queue = createFairQueue({ atOnce: 1, lastAtOnce: 1, maxWaiting: 1, maxWaitingEach: 1 });
  const who = { key: 'a', last: true, signal: new AbortController().signal };
  await expect(queue(who, async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue(who, async () => 'fine')).toBe('fine');
});

// Regression: with visitors from 300 addresses, each step of a member's page waited for one of their tasks.
test('low-priority tasks do not start while another task runs, for a limited time', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const queue = createFairQueue({ atOnce: 3, lastAtOnce: 1, maxWaiting: 10, maxWaitingEach: 10 });
  const { signal } = new AbortController();
  const started: string[] = [];
  const end: Record<string, () => void> = {};
  const add = (name: string, last: boolean) =>
    queue({ key: name, last, signal }, async () => {
      started.push(name);
      await new Promise<void>((resolve) => (end[name] = resolve));
    });
  const all = [add('member', false), add('visitor', true), add('other member', false)];
  await tick();
  expect(started).toEqual(['member', 'other member']);
  await vi.advanceTimersByTimeAsync(99);
  expect(started).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toEqual(['member', 'other member', 'visitor']);
  all.push(add('next visitor', true));
  for (const name of ['visitor', 'member', 'other member']) end[name]?.();
  await tick();
  await vi.advanceTimersByTimeAsync(300);
  expect(started.at(-1)).toBe('next visitor');
  end['next visitor']?.();
  await Promise.all(all);
});

test.each([
  ['as soon as the process is idle', [21]],
  ['at the latest after as long as the task took, on a busy process', [27, 34, 41]],
])('after a task of those who come last, their next one begins %s', async (_when, times) => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const { add, started, end } = open();
  const all = [add('one', 'first', { last: true }), add('two', 'second', { last: true })];
  await tick();
  now = 20;
  end();
  await tick();
  for (const time of times) {
    expect(started).toEqual(['first']);
    now = time;
    await vi.advanceTimersByTimeAsync(1);
  }
  await tick();
  expect(started).toEqual(['first', 'second']);
  end();
  await Promise.all(all);
});
