import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as Type from 'typebox';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { siteId, type UserId, userId } from '#platform/contract/ids.ts';
import { liveEvent, type LiveFrame, pageFrame } from '#platform/contract/live/live-event.ts';
import { eventually } from '#tests/support/eventually.ts';
import { quiet } from '#tests/support/quiet.ts';
import { createClock } from '../clock.ts';
import { createProcessLimits } from '../limits/limits.ts';
import type { Bus } from './bus.ts';
import { createProcessBus } from './process-bus.ts';
import { createLive, createLiveServer, type LiveHooks, type LiveServer } from './live-server.ts';

type Authenticated = Awaited<ReturnType<LiveHooks['authenticate']>>;

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const gapListeners: (() => void)[] = [];
const bus = { ...createProcessBus(quiet), onGap: (listener: () => void) => void gapListeners.push(listener) };

/** A live server on a port of its own. `hooks`: the differences from a server that treats everybody as member 1. */
async function listen(hooks: Partial<LiveHooks>, on: Bus = bus): Promise<{ live: LiveServer; url: string }> {
  const live = createLiveServer(
    { bus: on, log: quiet, limits: createProcessLimits(createClock()) },
    {
      networkOf: () => '192.0.2.1',
      authenticate: async () => memberOf(1),
      mayKnock: () => true,
      isSessionOpen: async () => true,
      missed: async () => [],
      frames: new Map(),
      connected: () => {},
      disconnected: () => {},
      limited: true,
      ...hooks,
    },
  );
  const server = createServer().on('upgrade', (request, socket, head) => live.upgrade(request, socket, head));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(
    () => server.close(),
    () => live.close(),
  );
  return { live, url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const memberOf = (id: number): Authenticated => ({ userId: userId(id), sessionId: 7, site: siteId(1) });

/** Whether the server let the client in, or the status of the refusal. */
function connect(url: string, headers: Record<string, string> = {}): Promise<{ socket: WebSocket; refusal: string | null }> {
  const socket = new WebSocket(url, { headers });
  closers.push(() => socket.terminate());
  return new Promise((resolve) => {
    socket.once('error', ({ message }) => resolve({ socket, refusal: message })).once('open', () => resolve({ socket, refusal: null }));
  });
}

const noise = liveEvent('noise', Type.Object({ text: Type.String() }));

const hello = JSON.stringify({ type: 'hello', data: { after: 0 } });

// Regression: a client that kept opening sockets still had one after its session was ended from elsewhere.
test('a session that ends while its socket is being opened gets no socket', async () => {
  let authenticate: (user: Authenticated) => void = () => {};
  const requested = Promise.withResolvers<void>();
  const { live, url } = await listen({
    authenticate: () =>
      new Promise((resolve) => {
        authenticate = resolve;
        requested.resolve();
      }),
  });
  const connected = connect(url);
  await requested.promise;
  createLive(bus).disconnect(userId(1), 7);
  authenticate(memberOf(1));
  expect((await connected).refusal).toContain('401');
  expect(live.users()).toEqual([]);
});

// Regression: such a connection had no timeout, so a look-up that hung kept it and its slot until it ended.
test('a session look-up that takes too long is answered 503, and frees its place', async () => {
  const lookups: ((user: Authenticated) => void)[] = [];
  const { live, url } = await listen({ authenticate: () => new Promise((resolve) => void lookups.push(resolve)) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const waiting = Array.from({ length: 500 }, () => connect(url));
    while (lookups.length < 500) await new Promise((resolve) => setImmediate(resolve));
    expect((await connect(url)).refusal).toContain('503');
    vi.advanceTimersByTime(5000);
    expect(new Set((await Promise.all(waiting)).map(({ refusal }) => refusal))).toEqual(new Set(['Unexpected server response: 503']));
    // Too late for clients that already have an answer.
    for (const resolve of lookups.splice(0)) resolve(memberOf(1));
    const next = connect(url);
    while (lookups.length < 1) await new Promise((resolve) => setImmediate(resolve));
    expect(live.users()).toEqual([]);
    lookups[0]?.(memberOf(1));
    expect((await next).refusal).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

// Regression: each hello started a query of up to 500 rows, so ten sockets of one member kept the database from all others.
test('a connection that resumes again while it resumes is closed, and each member resumes at most 60 times in a minute', async () => {
  let resumes = 0;
  const { url } = await listen({
    async missed() {
      resumes++;
      return [];
    },
  });
  const patient = (await connect(url)).socket;
  for (let n = 0; n < 60; n++) {
    patient.send(hello);
    await once(patient, 'message');
  }
  patient.send(hello);
  expect((await once(patient, 'close'))[0]).toBe(1013);
  expect(resumes).toBe(60);
  const { socket } = await connect(url);
  for (let n = 0; n < 100; n++) socket.send(hello);
  const [code] = (await once(socket, 'close')) as [number];
  expect(code).toBe(1008);
  expect(resumes).toBe(60);
});

test('a member resumes one connection at a time, and all members a few, while the others wait', async () => {
  const running = new Map<UserId, number>();
  const most = { ofOne: 0, ofAll: 0 };
  const responses: (() => void)[] = [];
  let next = 0;
  const { url } = await listen({
    authenticate: async () => memberOf(1 + (next++ % 10)),
    async missed(user): Promise<LiveFrame[]> {
      running.set(user, (running.get(user) ?? 0) + 1);
      most.ofOne = Math.max(most.ofOne, running.get(user) ?? 0);
      most.ofAll = Math.max(
        most.ofAll,
        [...running.values()].reduce((sum, one) => sum + one, 0),
      );
      await new Promise<void>((resolve) => responses.push(resolve));
      running.set(user, (running.get(user) ?? 0) - 1);
      return [];
    },
  });
  let ready = 0;
  for (let n = 0; n < 40; n++) {
    const { socket } = await connect(url);
    socket.on('message', () => ready++);
    socket.send(hello);
  }
  while (ready < 40) {
    await eventually(() => expect(responses.length).toBeGreaterThan(0));
    const before = ready;
    responses.shift()?.();
    await eventually(() => expect(ready).toBe(before + 1));
  }
  expect(most).toEqual({ ofOne: 1, ofAll: 3 });
});

test('a member has at most 20 connections, and a closed one frees its place', async () => {
  const { url } = await listen({});
  const open = [];
  for (let n = 0; n < 20; n++) open.push(await connect(url));
  expect(open.map(({ refusal }) => refusal)).toEqual(open.map(() => null));
  expect((await connect(url)).refusal).toContain('429');
  open[0]?.socket.close();
  await eventually(async () => expect((await connect(url)).refusal).toBeNull());
});

test('a member opens at most 60 connections in a minute', async () => {
  const { url } = await listen({});
  const refusals = [];
  for (let n = 0; n < 70; n++) {
    const { socket, refusal } = await connect(url);
    refusals.push(refusal);
    socket.close();
  }
  expect(refusals.filter((refusal) => refusal !== null)).toHaveLength(10);
});

test('a network has at most 1000 connections of all its members, which does not affect other networks', async () => {
  let member = 0;
  const { url } = await listen({
    networkOf: ({ headers }) => String(headers['x-network'] ?? 'crowded'),
    authenticate: async () => memberOf(++member),
  });
  const open = [];
  for (let group = 0; group < 10; group++) open.push(...(await Promise.all(Array.from({ length: 100 }, () => connect(url)))));
  expect(open.filter(({ refusal }) => refusal !== null)).toEqual([]);
  expect((await connect(url)).refusal).toContain('429');
  expect((await connect(url, { 'x-network': 'other' })).refusal).toBeNull();
  open[0]?.socket.close();
  await eventually(async () => expect((await connect(url)).refusal).toBeNull());
});

test('handshakes without a session are looked up 1200 times in a minute for one network', async () => {
  let lookups = 0;
  const { url } = await listen({
    async authenticate() {
      lookups++;
      return null;
    },
  });
  for (let group = 0; group < 13; group++) await Promise.all(Array.from({ length: 100 }, () => connect(url)));
  expect(lookups).toBe(1200);
});

test('a socket that does not read is closed before much data is buffered for it', async () => {
  const { live, url } = await listen({});
  const { socket } = await connect(url);
  await eventually(() => expect(live.users()).toEqual([userId(1)]));
  socket.pause();
  const data = { text: 'x'.repeat(100_000) };
  let sent = 0;
  await eventually(() => {
    createLive(bus).publish(noise, [userId(1)], data);
    sent++;
    expect(live.users()).toEqual([]);
  });
  // The server buffers a megabyte, and the system buffers more at both ends.
  expect(sent).toBeLessThan(300);
});

test('the first five hundred frames between two heartbeats are handled, and later ones are not', async () => {
  let received = 0;
  const { url } = await listen({ frames: new Map([['noise', { frame: pageFrame('noise', Type.Unknown()), receive: () => received++ }]]) });
  const { socket } = await connect(url);
  const frame = JSON.stringify({ type: 'noise', data: { text: 'x' } });
  for (let n = 0; n < 500; n++) socket.send(frame);
  await eventually(() => expect(received).toBe(500));
  const closed = once(socket, 'close');
  for (let n = 0; n < 20; n++) socket.send(frame);
  await closed;
  expect(received).toBe(500);
});

/** A connection that has said hello, and the types of the frames that it got since. */
async function greet(url: string, data: object) {
  const { socket } = await connect(url);
  const types: string[] = [];
  const closed = once(socket, 'close').then(([code]: unknown[]) => code);
  socket.on('message', (raw) => types.push((JSON.parse(Buffer.isBuffer(raw) ? raw.toString() : '') as LiveFrame).type));
  socket.send(JSON.stringify({ type: 'hello', data }));
  await eventually(() => expect(types).toContain('ready'));
  types.length = 0;
  return { socket, types, closed };
}

const modern = { after: 3, understands: ['move', 'catch_up'] };

test('after a gap in the events clients are asked to catch up, once until they do, and get the missed events', async () => {
  const { url } = await listen({ missed: async () => [{ type: 'missed', data: null }] });
  const { socket, types } = await greet(url, modern);
  gapListeners.forEach((listener) => listener());
  gapListeners.forEach((listener) => listener());
  await eventually(() => expect(types).toEqual(['catch_up']));
  socket.send(JSON.stringify({ type: 'hello', data: modern }));
  await eventually(() => expect(types).toEqual(['catch_up', 'missed', 'ready']));
  gapListeners.forEach((listener) => listener());
  await eventually(() => expect(types.at(-1)).toBe('catch_up'));
  expect(socket.readyState).toBe(WebSocket.OPEN);
});

test('a client that does not understand it is closed within the window, and one that does not ask after the window', async () => {
  const { url } = await listen({});
  const old = await greet(url, {});
  const lazy = await greet(url, modern);
  const asks = await greet(url, modern);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  gapListeners.forEach((listener) => listener());
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
  const { url } = await listen({});
  const client = await greet(url, modern);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const gap = () => gapListeners.forEach((listener) => listener());
  gap();
  while (client.types.length === 0) await new Promise((resolve) => setImmediate(resolve));
  client.socket.send(JSON.stringify({ type: 'hello', data: modern }));
  while (!client.types.includes('ready')) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(12_000);
  gap();
  vi.advanceTimersByTime(5000);
  await new Promise((resolve) => setImmediate(resolve));
  expect(client.socket.readyState).toBe(WebSocket.OPEN);
  vi.advanceTimersByTime(10_000);
  expect(await client.closed).toBe(1012);
  vi.useRealTimers();
});

// Regression: its session was never looked at again.
test('a client that has not said hello is closed after the window, too', async () => {
  const { url } = await listen({});
  const { socket } = await connect(url);
  const closed = once(socket, 'close');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  gapListeners.forEach((listener) => listener());
  vi.advanceTimersByTime(15_000);
  expect((await closed)[0]).toBe(1012);
  vi.useRealTimers();
});

test('a session whose end was lost in a gap is closed when its client catches up', async () => {
  let isOpen = true;
  const { url } = await listen({ isSessionOpen: async () => isOpen });
  const { socket, closed } = await greet(url, modern);
  isOpen = false;
  gapListeners.forEach((listener) => listener());
  socket.send(JSON.stringify({ type: 'hello', data: modern }));
  expect(await closed).toBe(4001);
});

// Between the look-up and the subscription nobody hears that a session ends.
test('a session is looked up again if events to its user came only after the first look-up', async () => {
  const arrived = Promise.withResolvers<void>();
  let since: number | null = null;
  const { url } = await listen(
    { isSessionOpen: async () => false },
    { ...bus, hold: () => ({ ready: arrived.promise, since: () => since, release() {} }) },
  );
  const { socket } = await connect(url);
  const closed = once(socket, 'close');
  since = performance.now();
  arrived.resolve();
  expect((await closed)[0]).toBe(4001);
});
