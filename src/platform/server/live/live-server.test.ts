import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { siteId, userId } from '#platform/contract/ids.ts';
import { quiet } from '#tests/support/quiet.ts';
import { createProcessBus } from './bus.ts';
import { createLive, createLiveServer, type LiveHooks } from './live-server.ts';

type Authenticated = Awaited<ReturnType<LiveHooks['authenticate']>>;

// Regression: a client that kept opening sockets still had one after its session was ended from elsewhere.
test('a session that ends while its socket is being opened gets no socket', async () => {
  const bus = createProcessBus(quiet);
  let authenticate: (user: Authenticated) => void = () => {};
  const requested = Promise.withResolvers<void>();
  const live = createLiveServer(bus, quiet, {
    authenticate: () =>
      new Promise((resolve) => {
        authenticate = resolve;
        requested.resolve();
      }),
    isOwnOrigin: () => true,
    missed: async () => [],
    received: () => {},
    connected: () => {},
    disconnected: () => {},
    limited: true,
  });
  const server = createServer().on('upgrade', (request, socket, head) => live.upgrade(request, socket, head));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const refused = new Promise<string>((resolve) =>
    new WebSocket(`ws://127.0.0.1:${port}`).once('error', ({ message }) => resolve(message)).once('open', () => resolve('open')),
  );
  await requested.promise;
  createLive(bus).disconnect(7);
  authenticate({ userId: userId(1), sessionId: 7, site: siteId(1) });
  expect(await refused).toContain('401');
  expect(live.users()).toEqual([]);
  await live.close();
  server.close();
});
