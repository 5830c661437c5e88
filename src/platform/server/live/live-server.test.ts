import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { siteId, userId } from '#platform/contract/ids.ts';
import { quiet } from '#tests/support/quiet.ts';
import { createProcessBus } from './bus.ts';
import { createLive, createLiveServer, type LiveHooks } from './live-server.ts';

type Found = Awaited<ReturnType<LiveHooks['authenticate']>>;

// Whoever opened sockets without pause kept one after the session was ended from elsewhere.
test('a session that ends while its socket is opened gets no socket', async () => {
  const bus = createProcessBus();
  let answer: (found: Found) => void = () => {};
  const asked = Promise.withResolvers<void>();
  const live = createLiveServer(bus, quiet, {
    authenticate: () =>
      new Promise((resolve) => {
        answer = resolve;
        asked.resolve();
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
  await asked.promise;
  createLive(bus).disconnect(7);
  answer({ userId: userId(1), sessionId: 7, site: siteId(1) });
  expect(await refused).toContain('401');
  expect(live.users()).toEqual([]);
  await live.close();
  server.close();
});
