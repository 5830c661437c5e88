import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { siteId, userId } from '#platform/contract/ids.ts';
import { eventually } from '#tests/support/eventually.ts';
import { LiveSocket } from './live-socket.ts';

test('a client that reads nothing between two heartbeats is detected, but one that reads late is not', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  const [stream] = (await once(server, 'connection')) as [Socket];
  // As the library does for an accepted connection.
  const socket = Reflect.construct(LiveSocket, [null, undefined, {}]) as LiveSocket;
  socket.open({ userId: userId(1), sessionId: 7, site: siteId(1) }, stream);

  expect(socket.isStuck()).toBe(false);
  // More than the system buffers for a client that does not read.
  while (stream.write(Buffer.alloc(64 * 1024))) await new Promise(setImmediate);
  expect(socket.isStuck()).toBe(false);
  expect(socket.isStuck()).toBe(true);
  client.resume();
  await eventually(() => expect(stream.writableLength).toBe(0));
  expect(socket.isStuck()).toBe(false);

  client.destroy();
  stream.destroy();
  server.close();
});
