import { once } from 'node:events';
import net from 'node:net';
import type { Env } from '#platform/server/env.ts';

type Place = Pick<Env, 'port' | 'host'>;

/** A process starts one site. Two probes at the same time would take the port from each other. */
let probing: Promise<void> | null = null;

/** Throws EADDRINUSE when another program listens where the site is to. */
export function refuseTakenPort(place: Place): Promise<void> {
  probing ??= probe(place);
  return probing;
}

async function probe({ port, host }: Place): Promise<void> {
  const server = net.createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
