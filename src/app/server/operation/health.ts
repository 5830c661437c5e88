import { sql } from 'kysely';
import { setTimeout } from 'node:timers/promises';
import { readMigrationState, readNeededRelease } from '#platform/server/db/migration-state.ts';
import type { UnmetRequirement } from '#platform/server/feature.ts';
import type { HttpServer } from '#platform/server/http/create-http-server.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Features } from '../composed-features.ts';
import type { BackupOperation } from './backups.ts';

/** Ms for which the names of open tasks are cached. */
const keptMs = 5000;
/** In ms, because a load balancer does not wait for long either. */
const longestMs = 1000;

const notKnown = ['not_known'];

/** A load balancer calls them by the address of this machine. */
const options = { config: { anyHost: true, anyRole: true } };

interface Readiness {
  /** The migrations that "npm run migrate" still has to apply. */
  readonly migrations?: readonly string[];
  readonly unmet: readonly UnmetRequirement[];
  /** Names of the open tasks, which wait for a person or have failed: only a warning, which does not make the process unready. */
  readonly waiting: readonly string[];
}

/**
 * `/healthz`: the process responds. `/readyz`: the process is ready, else 503, so that a load balancer sends no requests. The reply
 * lists unmet requirements, including optional ones, and open tasks by name only, because anybody can read it.
 */
export function mountHealth(
  server: HttpServer,
  { clock, database, redis, bus, log }: Platform,
  features: Pick<Features, 'unmetRequirements' | 'openTasks'> & { readonly backup?: Pick<BackupOperation, 'read'> },
  /** True once this process is to end: it still answers, but gets no further requests. */
  isDraining: () => boolean = () => false,
): void {
  const { db } = database;
  // Once migrated, a database stays migrated.
  let isMigrated = false;
  /** Cached, because anybody may call it and the query scans whole tables. */
  let known: { readonly names: readonly string[]; readonly until: number } | null = null;
  // Errors are ignored, because they do not make the process unready.
  const readWaiting = async (): Promise<readonly string[]> => {
    const now = clock.now().getTime();
    try {
      const names = [...new Set((await features.openTasks()).map(({ name }) => name))].toSorted();
      known = { names, until: now + keptMs };
      return names;
    } catch (error) {
      log.warn({ error: String(error) }, 'what waits for the operator could not be read');
      return notKnown;
    }
  };
  let reading: Promise<readonly string[]> | null = null;
  /** Returns the cached names when the query takes too long; it continues in the background. */
  const findWaiting = async (): Promise<readonly string[]> => {
    if (known !== null && clock.now().getTime() < known.until) return known.names;
    reading ??= readWaiting().finally(() => {
      reading = null;
    });
    const inTime = new AbortController();
    const late = setTimeout(longestMs, null, { signal: inTime.signal }).catch(() => null);
    const names = await Promise.race([reading, late]);
    inTime.abort();
    return names ?? known?.names ?? notKnown;
  };
  const check = async (): Promise<Readiness> => {
    try {
      await sql`SELECT 1`.execute(db);
      const migrations = isMigrated ? [] : (await readMigrationState(db)).waiting;
      isMigrated = migrations.length === 0;
      if (!isMigrated) return { unmet: [{ name: 'migrations', isVital: true }], waiting: [], migrations };
      // A newer release may have demanded that this one ends.
      if ((await readNeededRelease(db)) !== null) return { unmet: [{ name: 'release', isVital: true }], waiting: [] };
      return {
        unmet: [...(await features.unmetRequirements()), ...unmetOf({ redis, bus, database })],
        waiting: await findWaiting(),
      };
    } catch {
      return { unmet: [{ name: 'database', isVital: true }], waiting: [] };
    }
  };
  /** Concurrent requests share one check. */
  let pending: Promise<Readiness> | null = null;
  const checkOnce = (): Promise<Readiness> =>
    (pending ??= check().finally(() => {
      pending = null;
    }));
  server.get('/healthz', options, async () => ({ ok: true }));
  server.get('/readyz', options, async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ ok: false, missing: ['draining'], waiting: [] });
    const { unmet, waiting, migrations = [] } = await checkOnce();
    const backup = (await features.backup?.read()) ?? null;
    const ok = !unmet.some(({ isVital }) => isVital);
    return reply.code(ok ? 200 : 503).send({
      ok,
      missing: unmet.map(({ name }) => name),
      ...reasonsOf(unmet),
      ...(migrations.length > 0 && { migrations }),
      waiting,
      ...(backup !== null && { backup }),
    });
  });
}

/** Servers without which the site runs, each process by itself, and long reads on the primary. */
function unmetOf({ redis, bus, database }: Pick<Platform, 'redis' | 'bus' | 'database'>): UnmetRequirement[] {
  const found = { [redis === null ? 'bus' : 'valkey']: redis?.fault() ?? bus.fault(), replica: database.replicaFault() };
  return Object.entries(found).flatMap(([name, why]) => (why === null ? [] : [{ name, isVital: false, why }]));
}

/** A sentence for each requirement that has one. */
function reasonsOf(unmet: readonly UnmetRequirement[]): { readonly reasons?: Readonly<Record<string, string>> } {
  const known = unmet.flatMap(({ name, why }) => (why === undefined ? [] : [[name, why] as const]));
  return known.length === 0 ? {} : { reasons: Object.fromEntries(known) };
}
