import net from 'node:net';

/** A TCP proxy that can lose connections as a network does: both ends stay open, and nothing arrives any more. */
export interface SilentProxy {
  readonly port: number;
  /** From now on nothing passes on the connections that are open; new ones work. Returns how many there are. */
  silence(): number;
  close(): Promise<void>;
}

export async function createSilentProxy(socket: string): Promise<SilentProxy> {
  const open = new Set<{ readonly ends: readonly [net.Socket, net.Socket]; silent: boolean }>();
  const server = net.createServer((near) => {
    const connection = { ends: [near, net.connect(socket)] as const, silent: false };
    open.add(connection);
    const [, far] = connection.ends;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (data) => void (connection.silent || to.write(data)));
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(connection);
        if (!connection.silent) to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    silence() {
      for (const connection of open) connection.silent = true;
      return open.size;
    },
    async close() {
      for (const { ends } of open) for (const end of ends) end.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
