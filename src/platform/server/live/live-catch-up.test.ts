import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '#tests/support/eventually.ts';
import { greet, connect, listenLive, loseEvents, losingBus } from '#tests/support/live-server.ts';

const modern = { after: 3, understands: ['move', 'catch_up'] };

test('after a gap in the events clients are asked to catch up, once until they do, and get the missed events', async () => {
  const { url } = await listenLive({ missed: async () => [{ type: 'missed', data: null }] });
  const { socket, types } = await greet(url, modern);
  loseEvents();
  loseEvents();
  await eventually(() => expect(types).toEqual(['catch_up']));
  socket.send(JSON.stringify({ type: 'hello', data: modern }));
  await eventually(() => expect(types).toEqual(['catch_up', 'missed', 'ready']));
  loseEvents();
  await eventually(() => expect(types.at(-1)).toBe('catch_up'));
  expect(socket.readyState).toBe(WebSocket.OPEN);
});

test('a client that does not understand it is closed within the window, and one that does not ask after the window', async () => {
  const { url } = await listenLive({});
  const old = await greet(url, {});
  const lazy = await greet(url, modern);
  const asks = await greet(url, modern);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  loseEvents();
  while (asks.types.length === 0) await new Promise((resolve) => setImmediate(resolve));
  asks.socket.send(JSON.stringify({ type: 'hello', data: modern }));
  while (!asks.types.includes('ready')) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(10_000);
  expect(await old.closed).toBe(1012);
  expect(lazy.socket.readyState).toBe(WebSocket.OPEN);
  vi.advanceTimersByTime(5000);
  expect(await lazy.closed).toBe(1012);
  vi.useRealTimers();
  expect(asks.socket.readyState).toBe(WebSocket.OPEN);
});

// Regression: the timer of the first gap closed everybody who had not asked again since the second one, all together.
test('the window of a second gap begins anew', async () => {
  const { url } = await listenLive({});
  const client = await greet(url, modern);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  loseEvents();
  while (client.types.length === 0) await new Promise((resolve) => setImmediate(resolve));
  client.socket.send(JSON.stringify({ type: 'hello', data: modern }));
  while (!client.types.includes('ready')) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(12_000);
  loseEvents();
  vi.advanceTimersByTime(5000);
  await new Promise((resolve) => setImmediate(resolve));
  expect(client.socket.readyState).toBe(WebSocket.OPEN);
  vi.advanceTimersByTime(10_000);
  expect(await client.closed).toBe(1012);
  vi.useRealTimers();
});

// Regression: its session was never looked at again.
test('a client that has not said hello is closed after the window, too', async () => {
  const { url } = await listenLive({});
  const { socket } = await connect(url);
  const closed = once(socket, 'close');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  loseEvents();
  vi.advanceTimersByTime(15_000);
  expect((await closed)[0]).toBe(1012);
  vi.useRealTimers();
});

test('a session whose end was lost in a gap is closed when its client catches up', async () => {
  let isOpen = true;
  const { url } = await listenLive({ isSessionOpen: async () => isOpen });
  const { socket, closed } = await greet(url, modern);
  isOpen = false;
  loseEvents();
  socket.send(JSON.stringify({ type: 'hello', data: modern }));
  expect(await closed).toBe(4001);
});

// Between the look-up and the subscription nobody hears that a session ends.
test('a session is looked up again if events to its user came only after the first look-up', async () => {
  const arrived = Promise.withResolvers<void>();
  let since: number | null = null;
  const { url } = await listenLive(
    { isSessionOpen: async () => false },
    { ...losingBus, hold: () => ({ ready: arrived.promise, since: () => since, release() {} }) },
  );
  const { socket } = await connect(url);
  const closed = once(socket, 'close');
  since = performance.now();
  arrived.resolve();
  expect((await closed)[0]).toBe(4001);
});
