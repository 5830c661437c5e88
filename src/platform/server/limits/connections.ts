import type { Server, Socket } from 'node:net';
import { networkOf, wideNetworkOf, wideShare } from '../network/client-network.ts';
import type { Trust } from '../network/proxies.ts';

export interface MostConnections {
  /** In total. Node closes further connections immediately. */
  readonly total: number;
  /** Per network; trusted proxies have no such limit, because they connect for many clients. */
  readonly ofNetwork: number;
}

/**
 * Per network four times its limit of live sockets, because browsers, such as those of an office or a mobile carrier, keep
 * further connections open. In total five times that; an idle connection costs a few kilobytes.
 */
export const mostConnections: MostConnections = { total: 20_000, ofNetwork: 4000 };

/** Limits the number of open TCP connections, whatever is sent over them. `refused` is called when a network exceeds its limit. */
export function limitConnections(
  server: Server,
  most: MostConnections,
  { trusts, refused }: { readonly trusts: Trust; readonly refused: (network: string) => void },
): void {
  server.maxConnections = most.total;
  const mostOfWide = Math.min(wideShare * most.ofNetwork, Math.ceil(most.total / 2));
  // Holds only networks with an open connection, so it has never more than twice `total` entries.
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    // A socket without an address is closed already.
    if (remoteAddress === undefined || trusts(remoteAddress, 0)) return;
    const network = networkOf(remoteAddress);
    const wide = wideNetworkOf(network);
    if ((open.get(network) ?? 0) >= most.ofNetwork || (wide !== null && (open.get(wide) ?? 0) >= mostOfWide)) {
      refused(network);
      socket.destroy();
      return;
    }
    const counted = wide === null ? [network] : [network, wide];
    for (const one of counted) open.set(one, (open.get(one) ?? 0) + 1);
    socket.once('close', () => {
      for (const one of counted) {
        const left = (open.get(one) ?? 1) - 1;
        if (left > 0) open.set(one, left);
        else open.delete(one);
      }
    });
  });
}
