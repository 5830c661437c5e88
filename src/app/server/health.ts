import { sql } from 'kysely';
import { hasPendingMigrations } from '#platform/server/db/migrate.ts';
import type { UnmetRequirement } from '#platform/server/feature.ts';
import type { HttpServer } from '#platform/server/http/create-http-server.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Features } from './features.ts';

/** A balancer calls them by the address of this machine. */
const options = { config: { anyHost: true } };

/**
 * `/healthz`: the process answers. `/readyz`: it can do its work, else 503 so that a balancer sends nobody here; and what is
 * missing, also where it can work without.
 */
export function mountHealth(server: HttpServer, { database: { db } }: Platform, features: Pick<Features, 'unmetRequirements'>): void {
  // A database that was once migrated stays so.
  let isMigrated = false;
  const findUnmet = async (): Promise<readonly UnmetRequirement[]> => {
    try {
      await sql`SELECT 1`.execute(db);
      isMigrated ||= !(await hasPendingMigrations(db));
      return isMigrated ? await features.unmetRequirements() : [{ name: 'migrations', isVital: true }];
    } catch {
      return [{ name: 'database', isVital: true }];
    }
  };
  /** Requests at the same time share one check, so that they take one connection. */
  let pending: Promise<readonly UnmetRequirement[]> | null = null;
  const checkOnce = (): Promise<readonly UnmetRequirement[]> =>
    (pending ??= findUnmet().finally(() => {
      pending = null;
    }));
  server.get('/healthz', options, async () => ({ ok: true }));
  server.get('/readyz', options, async (_request, reply) => {
    const unmetRequirements = await checkOnce();
    const ok = !unmetRequirements.some(({ isVital }) => isVital);
    return reply.code(ok ? 200 : 503).send({ ok, missing: unmetRequirements.map(({ name }) => name) });
  });
}
