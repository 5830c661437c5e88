import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { siteId, userId } from '#platform/contract/ids.ts';
import { quiet } from '#tests/support/quiet.ts';
import { createClock } from '../clock.ts';
import { createProcessLimits } from '../limits/limits.ts';
import { createProcessOpenCounts } from '../limits/open-counts.ts';
import { createProcessBus } from './process-bus.ts';
import { createLiveServer } from './live-server.ts';

const live = createLiveServer(
  { bus: createProcessBus(quiet), log: quiet, limits: createProcessLimits(createClock()), sockets: createProcessOpenCounts() },
  {
    networkOf: () => '192.0.2.1',
    authenticate: async () => ({ userId: userId(1), sessionId: 7, site: siteId(1) }),
    mayConnect: () => true,
    isSessionOpen: async () => true,
    missed: async () => [],
    frames: new Map(),
    connected: () => {},
    disconnected: () => {},
    limited: false,
  },
);
const server = createServer().on('upgrade', (request, socket, head) => live.upgrade(request, socket, head));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const connect = () => new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);

/** A socket whose client says hello, and what it gets from then on. */
async function open(hello: object) {
  const socket = connect();
  const events: string[] = [];
  const closed = new Promise<{ code: number; at: number }>((resolve) =>
    socket.once('close', (code) => resolve({ code, at: performance.now() })),
  );
  socket.on('message', (raw) => events.push(Buffer.isBuffer(raw) ? raw.toString() : ''));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', data: hello }));
  await once(socket, 'message');
  return { socket, events, closed };
}

const moving = { understands: ['move', 'something else'] };

test('sockets leave over the window as their clients can, and nobody else gets in', async () => {
  const within = 1500;
  // Moments in the second half of the window, so that a busy machine is not late for what comes before.
  let moment = 0;
  vi.spyOn(Math, 'random').mockImplementation(() => 0.5 + (moment++ % 5) / 10);
  const leaves = await open(moving);
  const stays = await open(moving);
  const old = await Promise.all([{}, { understands: 'move' }, { understands: [null, 7] }, {}, {}, {}, {}, {}].map((hello) => open(hello)));
  const silent = connect();
  const silentClosed = once(silent, 'close');
  await once(silent, 'open');

  const startedAt = performance.now();
  leaves.socket.on('message', () => leaves.socket.close(1000));
  const drained = live.drain(within);
  const late = connect();
  expect(String(await once(late, 'error').then(([error]: unknown[]) => error))).toContain('503');
  // It says only now what it understands.
  silent.send(JSON.stringify({ type: 'hello', data: moving }));
  const asked = await once(silent, 'message');
  expect(JSON.parse(String(asked[0]))).toMatchObject({ type: 'move' });
  await drained;

  expect((await leaves.closed).code).toBe(1000);
  expect(leaves.events.at(-1)).toBe(JSON.stringify({ type: 'move', data: { within_ms: within } }));
  const last = await stays.closed;
  expect(last.code).toBe(1012);
  expect(last.at - startedAt).toBeGreaterThan(within - 20);
  expect((await silentClosed)[0]).toBe(1012);
  const closedOld = await Promise.all(old.map(({ closed }) => closed));
  expect(new Set(closedOld.map(({ code }) => code))).toEqual(new Set([1001]));
  const moments = closedOld.map(({ at }) => at);
  expect(Math.max(...moments) - Math.min(...moments)).toBeGreaterThan(within / 5);
  expect(live.users()).toEqual([]);
  await live.close();
});
