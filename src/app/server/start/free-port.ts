import { once } from 'node:events';
import net from 'node:net';
import type { Env } from '#platform/server/env.ts';
import { StartFailure } from './start-failure.ts';

type Place = Pick<Env, 'port' | 'host'>;

/** Calls run one after the other, because two concurrent probes would block the port for each other. */
let probing: Promise<void> | null = null;

/** Throws EADDRINUSE when another program already listens on the site's port. */
export function refuseTakenPort(place: Place): Promise<void> {
  probing ??= probe(place);
  return probing;
}

async function probe({ port, host }: Place): Promise<void> {
  const server = net.createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (!(error instanceof Error) || ('code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new StartFailure(`PORT and HOST name a place where nobody can listen: ${error.message}.`);
  }
  server.close();
  await once(server, 'close');
}
