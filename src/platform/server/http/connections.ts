import type { Server, Socket } from 'node:net';
import { networkOf } from './client-network.ts';
import type { Trust } from './proxies.ts';

export interface MostConnections {
  /** In all. Node closes what comes beyond as soon as it is there. */
  readonly total: number;
  /** Of one network; proxies that are trusted speak for many and have no such limit. */
  readonly ofNetwork: number;
}

/**
 * Of a network four for each live socket that it may have: browsers of a whole office or mobile carrier keep some open beside.
 * In all as many as five such networks, each of which costs some kilobytes while nothing comes over it.
 */
export const mostConnections: MostConnections = { total: 20_000, ofNetwork: 4000 };

/** Limits how many TCP connections are open, whatever comes over them. `refused`: a network has as many as it may. */
export function limitConnections(
  server: Server,
  most: MostConnections,
  { trusts, refused }: { readonly trusts: Trust; readonly refused: (network: string) => void },
): void {
  server.maxConnections = most.total;
  // Holds only networks with an open connection, so it is never longer than `total`.
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    // Without an address it is closed already.
    if (remoteAddress === undefined || trusts(remoteAddress, 0)) return;
    const network = networkOf(remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > most.ofNetwork) {
      refused(network);
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
