import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { siteId, userId } from '#platform/contract/ids.ts';
import type { LiveFrame } from '#platform/contract/live/live-event.ts';
import { createClock } from '#platform/server/clock.ts';
import { createProcessLimits } from '#platform/server/limits/limits.ts';
import { createProcessOpenCounts } from '#platform/server/limits/open-counts.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import { createLiveServer, type LiveHooks, type LiveServer } from '#platform/server/live/live-server.ts';
import { createProcessBus } from '#platform/server/live/process-bus.ts';
import { eventually } from './eventually.ts';
import { quiet } from './quiet.ts';

export type Authenticated = Awaited<ReturnType<LiveHooks['authenticate']>>;

const gapListeners: (() => void)[] = [];
/** A bus that can lose events: see `loseEvents`. */
export const losingBus = { ...createProcessBus(quiet), onGap: (listener: () => void) => void gapListeners.push(listener) };
export const loseEvents = (): void => gapListeners.forEach((listener) => listener());

/** A live server on a port of its own. `hooks`: the differences from a server that treats everybody as member 1. */
export async function listenLive(hooks: Partial<LiveHooks>, on: Bus = losingBus): Promise<{ live: LiveServer; url: string }> {
  const live = createLiveServer(
    { bus: on, log: quiet, limits: createProcessLimits(createClock()), sockets: createProcessOpenCounts() },
    {
      networkOf: () => '192.0.2.1',
      authenticate: async () => memberOf(1),
      mayConnect: () => true,
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
  onTestFinished(async () => {
    await live.close();
    server.close();
  });
  return { live, url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

export const memberOf = (id: number): Authenticated => ({ userId: userId(id), sessionId: 7, site: siteId(1) });

/** Whether the server let the client in, or the status of the refusal. */
export function connect(url: string, headers: Record<string, string> = {}): Promise<{ socket: WebSocket; refusal: string | null }> {
  const socket = new WebSocket(url, { headers });
  onTestFinished(() => socket.terminate());
  return new Promise((resolve) => {
    socket.once('error', ({ message }) => resolve({ socket, refusal: message })).once('open', () => resolve({ socket, refusal: null }));
  });
}

/** A connection that has said hello, and the types of the frames that it got since. */
export async function greet(url: string, data: object) {
  const { socket } = await connect(url);
  const types: string[] = [];
  const closed = once(socket, 'close').then(([code]: unknown[]) => code);
  socket.on('message', (raw) => types.push((JSON.parse(Buffer.isBuffer(raw) ? raw.toString() : '') as LiveFrame).type));
  socket.send(JSON.stringify({ type: 'hello', data }));
  await eventually(() => expect(types).toContain('ready'));
  types.length = 0;
  return { socket, types, closed };
}
