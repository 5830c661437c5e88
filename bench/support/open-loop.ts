import http from 'node:http';

export interface Measured {
  /** Milliseconds from when a request was due, so that waiting behind a slow one counts. */
  readonly latencies: readonly number[];
  readonly failed: number;
}

interface Load {
  readonly perSecond: number;
  readonly seconds: number;
  readonly address: string;
  readonly next: (n: number) => { readonly path: string; readonly cookie: string };
}

/** Sends requests when they are due, whether or not earlier ones were answered. */
export async function openLoop({ perSecond, seconds, address, next }: Load): Promise<Measured> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  const { hostname, port } = new URL(address);
  const total = perSecond * seconds;
  const latencies: number[] = [];
  let failed = 0;
  const send = (n: number, due: number) =>
    new Promise<void>((resolve) => {
      const { path, cookie } = next(n);
      const done = (ok: boolean) => {
        latencies[n] = performance.now() - due;
        if (!ok) failed++;
        resolve();
      };
      http
        .get({ agent, hostname, port, path, headers: { host: 'localhost', cookie } }, (response) => {
          response.resume();
          response.once('end', () => done(response.statusCode === 200));
        })
        .once('error', () => done(false));
    });

  const started = performance.now();
  const open: Promise<void>[] = [];
  for (let sent = 0; sent < total;) {
    for (let due = started + (sent * 1000) / perSecond; sent < total && due <= performance.now(); due = started + (sent * 1000) / perSecond)
      open.push(send(sent++, due));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(open);
  agent.destroy();
  return { latencies, failed };
}
