import { once } from 'node:events';
import net from 'node:net';
import type { Fleet } from '../fleet/open-fleet.ts';

/** An address that leads to a process which is not just replaced, for what only this machine may send. */
export interface ReadyProcess {
  readonly address: string;
  close(): void;
}

export async function leadToReady({ processes }: Pick<Fleet, 'processes'>): Promise<ReadyProcess> {
  const open = new Set<net.Socket>();
  const server = net.createServer((from) => {
    const { address } = processes.find((one) => one.isReady()) ?? processes[0] ?? { address: '' };
    const to = net.connect(Number(new URL(address).port), '127.0.0.1');
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      one
        .on('error', () => {})
        .on('close', () => {
          open.delete(one);
          other.destroy();
        })
        .pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  return {
    address: `http://localhost:${port}`,
    close() {
      server.close();
      for (const one of open) one.destroy();
    },
  };
}
