import type pg from 'pg';
import type { Logger } from 'pino';
import { findMissingLimits } from '#platform/server/db/connections/session-limits.ts';
import { isDatabaseAway, openDatabase } from '#platform/server/db/open-database.ts';
import { refusalOf, waitingFor } from './database-refusal.ts';
import { StartFailure } from './start-failure.ts';
import type { WaitingRoom } from './waiting-room.ts';

interface Sessions {
  readonly connection: pg.PoolConfig;
  /** Null: the connection is to the database itself. */
  readonly direct: pg.PoolConfig | null;
  readonly log: Logger;
  readonly room: WaitingRoom;
}

/**
 * Checks that the sessions of DATABASE_URL are as the site needs them: a pooler may lose their limits and their named statements, which
 * would be noticed only when a statement hangs, or lead to another database than the direct address. Waits while nobody answers there.
 */
export async function checkSessions(sessions: Sessions): Promise<void> {
  for (let wait = await check(sessions); wait !== null; wait = await check(sessions))
    await sessions.room.wait({ name: 'database', migrations: [] }, wait);
  sessions.room.goOn();
}

/** A sentence while the pooler does not answer. */
async function check({ connection, direct, log }: Sessions): Promise<string | null> {
  const what = direct === null ? 'The database of DATABASE_URL' : 'The pooler of DATABASE_URL';
  const database = openDatabase({ connection, direct, size: 2, log });
  try {
    const clients = [await database.pool.connect(), await database.pool.connect()];
    try {
      for (const client of clients) await checkSession(client, direct !== null);
      await checkRights(clients[0] ?? database.pool);
      if (direct === null) return null;
      const [pooled, itself] = [await placeOf(clients[0] ?? database.pool), await placeOf(database.sessions)];
      // Migrations and events would be in one database, and members in the other.
      if (!isSame(pooled, itself))
        throw new StartFailure('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases: both must name the same one.');
      return pooled.standby ? `${what} leads to a standby, to which nobody can write: the site starts when it leads to the primary.` : null;
    } finally {
      for (const client of clients) client.release(true);
    }
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    const { code } = error as { readonly code?: unknown };
    // A statement of this name exists already, or does not exist.
    if (code === '42P05' || code === '26000')
      throw new StartFailure(
        'The pooler of DATABASE_URL loses named statements: PgBouncer 1.21 or newer with max_prepared_statements = 250 keeps them.',
      );
    const refusal = refusalOf('DATABASE_URL', error);
    if (refusal !== null) throw new StartFailure(refusal);
    if (isDatabaseAway(error)) return waitingFor(what, error);
    throw error;
  } finally {
    await database.close();
  }
}

async function checkSession(client: pg.PoolClient, isPooled: boolean): Promise<void> {
  const missing = await findMissingLimits(client);
  if (missing.length > 0)
    throw new StartFailure(
      isPooled
        ? `The limits of the role of DATABASE_URL are not in force (${missing.join(', ')}): run "npm run migrate", then RECONNECT in the pooler.`
        : `DATABASE_URL loses settings of the connection (${missing.join(', ')}), as a pooler does: DATABASE_DIRECT_URL must name the database itself.`,
    );
  // A pooler that shares connections by statement refuses it.
  await client.query('BEGIN');
  await client.query('ROLLBACK');
}

/** A site that can only read becomes ready, and then nobody can write. Changes and deletions may be kept from some tables on purpose. */
async function checkRights(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname::text AS name FROM pg_class c JOIN pg_class ours ON ours.oid = to_regclass('kysely_migration')
     WHERE c.relkind = 'r' AND c.relowner = ours.relowner AND c.relnamespace = ours.relnamespace AND c.oid <> ours.oid
       AND NOT (has_table_privilege(c.oid, 'SELECT') AND has_table_privilege(c.oid, 'INSERT')) ORDER BY 1 LIMIT 1`,
  );
  const [refused] = rows;
  if (refused !== undefined) throw new StartFailure(`The user of DATABASE_URL may not read and write the table ${refused.name}.`);
}

interface Place {
  /** PostgreSQL's own number of the installation; null where the user may not ask for it. */
  readonly system: string | null;
  readonly name: string;
  readonly standby: boolean;
}

const isSame = (one: Place, other: Place): boolean =>
  one.name === other.name && (one.system === null || other.system === null || one.system === other.system);

async function placeOf(where: Pick<pg.ClientBase, 'query'>): Promise<Place> {
  const { rows } = await where.query<Omit<Place, 'system'> & { readonly allowed: boolean }>(
    `SELECT current_database()::text AS name, pg_is_in_recovery() AS standby,
       has_function_privilege('pg_control_system()', 'EXECUTE') AS allowed`,
  );
  const { name = '', standby = false, allowed = false } = rows[0] ?? {};
  if (!allowed) return { system: null, name, standby };
  const found = await where.query<{ system: string }>('SELECT system_identifier::text AS system FROM pg_control_system()');
  return { system: found.rows[0]?.system ?? null, name, standby };
}
