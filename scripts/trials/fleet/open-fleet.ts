import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startPgBouncer } from '../../../tests/support/process/pgbouncer.ts';
import { startRedisServer } from '../../../tests/support/process/redis-server.ts';
import { startS3Server } from '../../../tests/support/storage/s3-server.ts';
import { keepPrimary } from './keep-primary.ts';
import { type SupervisedProcess, superviseProcess } from './supervised-process.ts';

export interface Fleet {
  readonly processes: readonly SupervisedProcess[];
  close(): Promise<void>;
}

interface Options {
  readonly size: number;
  /** Of the first process; the others have those after it. */
  readonly port: number;
  readonly say: (text: string) => void;
  /** Gets the way to end what runs so far, before anything runs. */
  readonly opening?: (close: () => Promise<void>) => void;
}

/**
 * Several processes of the site on a primary with a synchronous standby behind PgBouncer, on Valkey, and on a bucket, all on this
 * machine. Resolves when every process is ready. The pages must have been built.
 */
export async function openFleet({ size, port, say, opening }: Options): Promise<Fleet> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'emberleaf-fleet-'));
  const closers: (() => Promise<unknown>)[] = [() => fs.rm(folder, { recursive: true, force: true })];
  let closed = false;
  const close = async () => {
    closed = true;
    for (const one of closers.splice(0).toReversed()) await one();
  };
  opening?.(close);
  try {
    const database = await keepPrimary(folder, say);
    closers.push(database.stop);
    const bouncer = await startPgBouncer(database.address, { startsAgain: true });
    closers.push(bouncer.stop);
    const redis = await startRedisServer(['--maxmemory-policy', 'noeviction']);
    closers.push(redis.close);
    const bucket = await startS3Server();
    closers.push(bucket.close);

    const variables = {
      // A bound, so that no process is refused a connection while the others are busy.
      DATABASE_POOL: '12',
      ...process.env,
      APP_ENV: 'test',
      SECRET: randomBytes(32).toString('base64url'),
      DATABASE_URL: `postgres://app@127.0.0.1:${bouncer.port}/postgres`,
      DATABASE_DIRECT_URL: `postgres://app@localhost/postgres?host=${encodeURIComponent(database.address)}`,
      REDIS_URL: redis.url,
      S3_URL: bucket.url,
    };
    const start = (n: number) => {
      if (closed) throw new Error('the fleet was stopped');
      const started = superviseProcess({
        port: port + n,
        // The first one migrates, and makes the demo's members.
        variables: { ...variables, DATA_DIR: path.join(folder, `site-${n + 1}`), SEED: n === 0 ? 'on' : 'off' },
        logFile: path.join(folder, `site-${n + 1}.log`),
        say,
      });
      closers.push(started.stop);
      return started;
    };
    const first = start(0);
    await first.ready;
    const others = Array.from({ length: size - 1 }, (_, n) => start(n + 1));
    await Promise.all(others.map(({ ready }) => ready));
    return { processes: [first, ...others], close };
  } catch (error) {
    await close();
    throw error;
  }
}
