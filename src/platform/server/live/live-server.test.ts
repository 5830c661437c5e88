import { once } from 'node:events';
import * as Type from 'typebox';
import { expect, test, vi } from 'vitest';
import { type UserId, userId } from '#platform/contract/ids.ts';
import { liveEvent, type LiveFrame, pageFrame } from '#platform/contract/live/live-event.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Authenticated, connect, listenLive, losingBus, memberOf } from '#tests/support/live-server.ts';
import { createLive } from './live-server.ts';

const noise = liveEvent('noise', Type.Object({ text: Type.String() }));

const hello = JSON.stringify({ type: 'hello', data: { after: 0 } });

// Regression: a client that kept opening sockets still had one after its session was ended from elsewhere.
test('a session that ends while its socket is being opened gets no socket', async () => {
  let authenticate: (user: Authenticated) => void = () => {};
  const requested = Promise.withResolvers<void>();
  const { live, url } = await listenLive({
    authenticate: () =>
      new Promise((resolve) => {
        authenticate = resolve;
        requested.resolve();
      }),
  });
  const connected = connect(url);
  await requested.promise;
  createLive(losingBus).disconnect(userId(1), 7);
  authenticate(memberOf(1));
  expect((await connected).refusal).toContain('401');
  expect(live.users()).toEqual([]);
});

// Regression: such a connection had no timeout, so a look-up that hung kept it and its slot until it ended.
test('a session look-up that takes too long is answered 503, and frees its place', async () => {
  const lookups: ((user: Authenticated) => void)[] = [];
  const { live, url } = await listenLive({ authenticate: () => new Promise((resolve) => void lookups.push(resolve)) });
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
  const { url } = await listenLive({
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
  const { url } = await listenLive({
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
  const { url } = await listenLive({});
  const open = [];
  for (let n = 0; n < 20; n++) open.push(await connect(url));
  expect(open.map(({ refusal }) => refusal)).toEqual(open.map(() => null));
  expect((await connect(url)).refusal).toContain('429');
  open[0]?.socket.close();
  await eventually(async () => expect((await connect(url)).refusal).toBeNull());
});

test('a member opens at most 60 connections in a minute', async () => {
  const { url } = await listenLive({});
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
  const { url } = await listenLive({
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
  const { url } = await listenLive({
    async authenticate() {
      lookups++;
      return null;
    },
  });
  for (let group = 0; group < 13; group++) await Promise.all(Array.from({ length: 100 }, () => connect(url)));
  expect(lookups).toBe(1200);
});

test('a socket that does not read is closed before much data is buffered for it', async () => {
  const { live, url } = await listenLive({});
  const { socket } = await connect(url);
  await eventually(() => expect(live.users()).toEqual([userId(1)]));
  socket.pause();
  const data = { text: 'x'.repeat(100_000) };
  let sent = 0;
  await eventually(() => {
    createLive(losingBus).publish(noise, [userId(1)], data);
    sent++;
    expect(live.users()).toEqual([]);
  });
  // The server buffers a megabyte, and the system buffers more at both ends.
  expect(sent).toBeLessThan(300);
});

test('the first five hundred frames between two heartbeats are handled, and later ones are not', async () => {
  let received = 0;
  const { url } = await listenLive({
    frames: new Map([['noise', { frame: pageFrame('noise', Type.Unknown()), receive: () => received++ }]]),
  });
  const { socket } = await connect(url);
  const frame = JSON.stringify({ type: 'noise', data: { text: 'x' } });
  for (let n = 0; n < 500; n++) socket.send(frame);
  await eventually(() => expect(received).toBe(500));
  const closed = once(socket, 'close');
  for (let n = 0; n < 20; n++) socket.send(frame);
  await closed;
  expect(received).toBe(500);
});
