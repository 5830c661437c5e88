import { sql } from 'kysely';
import { hasPendingMigrations } from '#platform/server/db/migrate.ts';
import type { Lack } from '#platform/server/feature.ts';
import type { HttpServer } from '#platform/server/http/create-http-server.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Features } from './features.ts';

/** A balancer calls them by the address of this machine. */
const options = { config: { anyHost: true } };

/**
 * `/healthz`: the process answers. `/readyz`: it can do its work, else 503 so that a balancer sends nobody here; and what is
 * missing, also where it can work without.
 */
export function mountHealth(server: HttpServer, { database: { db } }: Platform, features: Pick<Features, 'lacks'>): void {
  // A database that was once migrated stays so.
  let isMigrated = false;
  const findLacks = async (): Promise<readonly Lack[]> => {
    try {
      await sql`SELECT 1`.execute(db);
      isMigrated ||= !(await hasPendingMigrations(db));
      return isMigrated ? await features.lacks() : [{ name: 'migrations', isVital: true }];
    } catch {
      return [{ name: 'database', isVital: true }];
    }
  };
  /** One look is that of all who ask meanwhile, so that they take one connection, however many they are. */
  let looking: Promise<readonly Lack[]> | null = null;
  const look = (): Promise<readonly Lack[]> =>
    (looking ??= findLacks().finally(() => {
      looking = null;
    }));
  server.get('/healthz', options, async () => ({ ok: true }));
  server.get('/readyz', options, async (_request, reply) => {
    const lacks = await look();
    const ok = !lacks.some(({ isVital }) => isVital);
    return reply.code(ok ? 200 : 503).send({ ok, missing: lacks.map(({ name }) => name) });
  });
}
