import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { Transform } from 'node:stream';

/** The connections between two parts of a fleet, which can be cut and slowed. */
export interface Link {
  /** Such as `process 2 and Valkey`. */
  readonly name: string;
  /** Where the first part finds the second one. */
  readonly port: number;
  /** All connections end, and none is accepted. */
  cut(): Promise<void>;
  /** Each piece of data comes so many ms later. */
  slow(ms: number): void;
  heal(): Promise<void>;
  close(): Promise<void>;
}

type Place = net.NetConnectOpts;

interface Options {
  readonly name: string;
  readonly to: Place;
  /** A folder for a socket of PostgreSQL instead of a port. */
  readonly folder?: string;
}

/** Accepts connections on a port of this machine and passes on what they send. */
export async function openLink({ name, to, folder }: Options): Promise<Link> {
  const open = new Set<net.Socket>();
  let delay = 0;
  const server = net.createServer({ allowHalfOpen: true }, (near) => {
    const far = net.connect({ ...to, allowHalfOpen: true });
    open.add(near);
    near.on('close', () => open.delete(near));
    join(near, far, () => delay);
  });
  const socket = folder === undefined ? null : path.join(folder, '.s.PGSQL.5432');
  if (folder !== undefined) await fs.mkdir(folder, { recursive: true, mode: 0o755 });
  let port = 0;
  const listen = async () => {
    if (socket === null) server.listen(port, '127.0.0.1');
    else {
      await fs.rm(socket, { force: true });
      server.listen({ path: socket, writableAll: true, readableAll: true });
    }
    await once(server, 'listening');
    if (socket === null) ({ port } = server.address() as net.AddressInfo);
  };
  const end = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const each of open) each.destroy();
    await closed;
  };
  await listen();
  return {
    name,
    port,
    cut: end,
    slow: (ms) => (delay = ms),
    async heal() {
      delay = 0;
      if (!server.listening) await listen();
    },
    close: end,
  };
}

/** Passes on data both ways, and the end of either. */
function join(near: net.Socket, far: net.Socket, delay: () => number): void {
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    const later = new Transform({
      transform: (data, _encoding, pass) => void (delay() > 0 ? setTimeout(pass, delay(), null, data) : pass(null, data)),
    });
    from.setNoDelay(true);
    from.pipe(later).pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  }
}
