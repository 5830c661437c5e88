import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { limitConnections, type MostConnections } from './connections.ts';
import { type Proxies, trustOf } from '../network/proxies.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function listen(most: MostConnections, proxies: Proxies | null = null): Promise<{ server: Server; refused: string[] }> {
  const server = createServer((_request, response) => response.end('ok'));
  const refused: string[] = [];
  limitConnections(server, most, { trusts: trustOf(proxies), refused: (network) => void refused.push(network) });
  server.listen(0);
  await once(server, 'listening');
  closers.push(() => server.close());
  return { server, refused };
}

/** A connection from an address of this machine, and whether the server answers on it. */
async function open(server: Server, from: string): Promise<{ socket: Socket; answered: boolean }> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: from.includes(':') ? '::1' : '127.0.0.1', localAddress: from });
  closers.push(() => socket.destroy());
  socket.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const answered = new Promise<boolean>((resolve) => {
    socket.once('data', () => resolve(true)).once('close', () => resolve(false));
  });
  return { socket, answered: await answered };
}

const all = async (server: Server, addresses: readonly string[]) => {
  const opened = [];
  for (const address of addresses) opened.push(await open(server, address));
  return opened;
};

describe('open connections', () => {
  // Regression: a client with tens of thousands of open connections used up the files and the memory of the process.
  test('have a limit per network that does not affect other networks, and a closed one frees its place', async () => {
    const { server, refused } = await listen({ total: 100, ofNetwork: 3 });
    const one = await all(server, ['127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.1']);
    expect(one.map(({ answered }) => answered)).toEqual([true, true, true, false, false]);
    expect(refused).toEqual(['127.0.0.1', '127.0.0.1']);
    const others = await all(server, ['127.0.0.2', '127.0.0.2', '127.0.0.3', '::1']);
    expect(others.map(({ answered }) => answered)).toEqual([true, true, true, true]);
    one[0]?.socket.destroy();
    await eventually(async () => expect((await open(server, '127.0.0.1')).answered).toBe(true));
    expect((await open(server, '127.0.0.1')).answered).toBe(false);
  });

  test('have a limit in total', async () => {
    const { server } = await listen({ total: 4, ofNetwork: 3 });
    const opened = await all(server, ['127.0.0.1', '127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5']);
    expect(opened.map(({ answered }) => answered)).toEqual([true, true, true, true, false]);
    opened[0]?.socket.destroy();
    await eventually(async () => expect((await open(server, '127.0.0.5')).answered).toBe(true));
  });

  test('of a trusted proxy are not counted, but those that bypass it are', async () => {
    const { server, refused } = await listen({ total: 100, ofNetwork: 2 }, ['127.0.0.2/32']);
    const proxy = await all(server, ['127.0.0.2', '127.0.0.2', '127.0.0.2', '127.0.0.2']);
    expect(proxy.map(({ answered }) => answered)).toEqual([true, true, true, true]);
    const past = await all(server, ['127.0.0.1', '127.0.0.1', '127.0.0.1']);
    expect(past.map(({ answered }) => answered)).toEqual([true, true, false]);
    expect(refused).toEqual(['127.0.0.1']);
    const behindOne = await listen({ total: 100, ofNetwork: 2 }, 1);
    const believed = await all(behindOne.server, ['127.0.0.1', '127.0.0.1', '127.0.0.1']);
    expect(believed.map(({ answered }) => answered)).toEqual([true, true, true]);
  });
});
