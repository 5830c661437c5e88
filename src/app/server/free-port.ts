import { once } from 'node:events';
import net from 'node:net';
import type { Env } from '#platform/server/env.ts';

/** Throws EADDRINUSE when another program listens where the site is to. */
export async function refuseTakenPort({ port, host }: Pick<Env, 'port' | 'host'>): Promise<void> {
  const probe = net.createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
