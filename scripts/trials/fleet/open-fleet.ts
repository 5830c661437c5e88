import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { seedDemo } from '../../../demo/seed-demo.ts';
import { migrateSite } from '../../../src/app/server/start/migrate-site.ts';
import { readEnv } from '../../../src/platform/server/env.ts';
import { settlePlace } from '../../../src/platform/server/file-place/file-place.ts';
import { type PgBouncer, startPgBouncer } from '../../../tests/support/process/pgbouncer.ts';
import { type RedisServer, startRedisServer } from '../../../tests/support/process/redis-server.ts';
import { type S3Server, startS3Server } from '../../../tests/support/storage/s3-server.ts';
import { withPlatform } from '../../operator/run-command.ts';
import { keepPrimary, type KeptPrimary } from './keep-primary.ts';
import { type Link, openLink } from './link.ts';
import { type SupervisedProcess, superviseProcess } from './supervised-process.ts';

export interface Fleet {
  readonly processes: readonly SupervisedProcess[];
  readonly database: KeptPrimary;
  readonly bouncer: PgBouncer;
  readonly redis: RedisServer;
  readonly bucket: S3Server;
  /** Between any two parts; none unless they were asked for. */
  readonly links: readonly Link[];
  /** Those that all processes have, for a command of the operator; it reaches every part without a link. */
  readonly variables: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

interface Options {
  readonly size: number;
  /** Of the first process; the others have those after it. */
  readonly port: number;
  readonly say: (text: string) => void;
  /** Gets the way to end what runs so far, before anything runs. */
  readonly opening?: (close: () => Promise<void>) => void;
  /** Whether parts reach each other through links that can be cut. The demo's members then get no photos, whose making takes minutes. */
  readonly linked?: boolean;
  /** More variables of the nth process. */
  readonly variablesOf?: (n: number) => NodeJS.ProcessEnv;
}

/**
 * Several processes of the site on a primary with a synchronous standby behind PgBouncer, on Valkey, and on a bucket, all on this
 * machine. Resolves when every process is ready. The pages must have been built.
 */
export async function openFleet({ size, port, say, opening, linked = false, variablesOf = () => ({}) }: Options): Promise<Fleet> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'emberleaf-fleet-'));
  const closers: (() => Promise<unknown>)[] = [() => fs.rm(folder, { recursive: true, force: true })];
  let closed = false;
  const close = async () => {
    closed = true;
    for (const one of closers.splice(0).toReversed()) await one();
  };
  opening?.(close);
  const links: Link[] = [];
  const link = async (name: string, options: Omit<Parameters<typeof openLink>[0], 'name'>): Promise<Link> => {
    const opened = await openLink({ name, ...options });
    closers.push(opened.close);
    links.push(opened);
    return opened;
  };
  /** The folder of a link to the primary. */
  const linkToPrimary = async (from: string, address: string): Promise<string> => {
    const at = path.join(folder, `to-primary-of-${from}`);
    await link(`${from} and the primary`, { to: { path: path.join(address, '.s.PGSQL.5432') }, folder: at });
    return at;
  };
  try {
    const standbyVia = (address: string) => linkToPrimary('standby', address);
    const database = await keepPrimary({ folder, say, ...(linked && { standbyVia }) });
    closers.push(database.stop);
    const behind = linked ? await linkToPrimary('pgbouncer', database.address) : database.address;
    const bouncer = await startPgBouncer(behind, { startsAgain: true });
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
    /** The same addresses by links of this process alone. */
    const linksOf = async (n: number): Promise<NodeJS.ProcessEnv> => {
      if (!linked) return {};
      const by = async (name: string, url: string) => {
        const there = Number(new URL(url).port);
        const { port: here } = await link(`process ${n + 1} and ${name}`, { to: { host: '127.0.0.1', port: there } });
        return url.replace(`:${there}`, `:${here}`);
      };
      return {
        DATABASE_URL: await by('PgBouncer', variables.DATABASE_URL),
        REDIS_URL: await by('Valkey', variables.REDIS_URL),
        S3_URL: await by('the bucket', variables.S3_URL),
      };
    };
    const start = async (n: number) => {
      const own = await linksOf(n);
      if (closed) throw new Error('the fleet was stopped');
      const started = superviseProcess({
        port: port + n,
        // The first one migrates, and makes the demo's members.
        variables: {
          ...variables,
          ...own,
          DATA_DIR: path.join(folder, `site-${n + 1}`),
          SEED: n === 0 && !linked ? 'on' : 'off',
          ...variablesOf(n),
        },
        logFile: path.join(folder, `site-${n + 1}.log`),
        say,
      });
      closers.push(started.stop);
      return started;
    };
    if (linked) await seedWithoutPhotos({ ...variables, DATA_DIR: path.join(folder, 'seed') });
    const processes: SupervisedProcess[] = [];
    for (let n = 0; n < size; n++) {
      const started = await start(n);
      processes.push(started);
      if (n === 0 && !linked) await started.ready;
    }
    await Promise.all(processes.map(({ ready }) => ready));
    return { processes, database, bouncer, redis, bucket, links, variables, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function seedWithoutPhotos(variables: NodeJS.ProcessEnv): Promise<void> {
  const env = readEnv(variables);
  await migrateSite(env, { connectionString: env.databaseUrl ?? '' });
  await withPlatform(env, async (platform) => {
    await settlePlace({ ...platform, db: platform.database.db });
    await seedDemo(platform);
  });
}
