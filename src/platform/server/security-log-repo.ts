import { sql } from 'kysely';
import type { Db, Tx } from './db/open-database.ts';

/** An account that is about to be erased, with the hashes of its mail addresses. */
export interface ErasedAccount {
  readonly site: number;
  readonly user: number;
  readonly accounts: readonly string[];
}

/** One event as it is stored and read. */
export interface SecurityRow {
  readonly time: string;
  readonly event: string;
  readonly outcome: string;
  readonly reason: string | null;
  readonly site: number | null;
  readonly user: number | null;
  readonly session: number | null;
  readonly account: string | null;
  readonly network: string;
  readonly count: number | null;
}

const columns = sql`at, event, outcome, reason, site_id, user_id, session_id, account, network, hidden, count`;
const given = sql`e.time, e.event, e.outcome, e.reason, e.site, u.id, e.session, e.account, e.network, e.network LIKE '~%', e.count`;
const shape = sql`(time timestamptz, event text, outcome text, reason text, site smallint, "user" bigint, session bigint, account text,
  network text, count integer, nth integer)`;

/** Stores the events in their order; of a user who no longer exists without the user. */
export async function insertSecurityRows(db: Db, rows: readonly SecurityRow[]): Promise<void> {
  await sql`
    INSERT INTO security_events (${columns})
    SELECT ${given} FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS ${shape})
      WITH ORDINALITY AS e (time, event, outcome, reason, site, "user", session, account, network, count, nth, place)
    LEFT JOIN users u ON u.id = e."user" ORDER BY e.place`.execute(db);
}

/** `nth`: its number among those of its file that are alike. */
export interface ImportedRow extends SecurityRow {
  readonly nth: number;
}

/** Stores those that are not stored yet. An erased account and a hidden network may be anybody's. */
export async function importSecurityRows(tx: Tx, rows: readonly ImportedRow[]): Promise<void> {
  await sql`
    INSERT INTO security_events (${columns})
    SELECT ${given} FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS ${shape})
      WITH ORDINALITY AS e (time, event, outcome, reason, site, "user", session, account, network, count, nth, place)
    LEFT JOIN users u ON u.id = e."user"
    WHERE e.nth > (
      SELECT count(*) FROM security_events s WHERE s.at = e.time AND s.event = e.event AND s.outcome = e.outcome
        AND s.reason IS NOT DISTINCT FROM e.reason AND s.site_id IS NOT DISTINCT FROM e.site AND s.count IS NOT DISTINCT FROM e.count
        AND (s.hidden OR s.network = e.network) AND (s.account IS NULL OR s.account = e.account)
        AND (s.session_id IS NULL OR s.session_id = e.session) AND (s.user_id IS NULL OR s.user_id = e."user"))
    ORDER BY e.place`.execute(tx);
}

/** False: another process imports. Until the end of the transaction. */
export async function takeImportTurn(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`SELECT pg_try_advisory_xact_lock(hashtextextended('security-log-files', 0)) AS taken`.execute(tx);
  return rows[0]?.taken === true;
}

/** Addresses that stand in the log since before a time, each once. */
export async function findShownNetworks(db: Db, before: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ network: string }>`
    SELECT DISTINCT network FROM (SELECT network FROM security_events WHERE NOT hidden AND at <= ${before} ORDER BY at LIMIT ${most}) s`.execute(
    db,
  );
  return rows.map(({ network }) => network);
}

/** Puts something else in place of each of the addresses, wherever it stands since before the time. */
export async function hideNetworks(db: Db, before: Date, hidden: ReadonlyMap<string, string>): Promise<void> {
  await sql`
    UPDATE security_events s SET network = h.hidden, hidden = true
    FROM unnest(${[...hidden.keys()]}::text[], ${[...hidden.values()]}::text[]) AS h (network, hidden)
    WHERE NOT s.hidden AND s.at <= ${before} AND s.network = h.network`.execute(db);
}

/** Returns how many it deleted. */
export async function deleteSecurityRows(db: Db, before: Date, most: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    DELETE FROM security_events WHERE id IN (SELECT id FROM security_events WHERE at <= ${before} ORDER BY at LIMIT ${most})
    RETURNING id`.execute(db);
  return rows.length;
}

/** Takes addresses and sessions out of the events of a user, and out of those of the addresses on the site. */
export async function eraseSecurityAccount(tx: Tx, { site, user, accounts }: ErasedAccount): Promise<void> {
  await sql`
    UPDATE security_events SET account = NULL, session_id = NULL
    WHERE user_id = ${user} OR (account = ANY(${accounts}::text[]) AND site_id = ${site})`.execute(tx);
}

/** Which events to read; what is absent does not narrow. */
export interface SecurityRange {
  readonly from?: Date;
  readonly to?: Date;
  readonly user?: number;
  readonly account?: string;
  readonly networks?: readonly string[];
}

/** Oldest first, after the row with the id `after`. */
export async function readSecurityRows(
  db: Db,
  { from, to, user, account, networks }: SecurityRange,
  after: number,
  most: number,
): Promise<(SecurityRow & { readonly id: number })[]> {
  let query = db.selectFrom('security_events').selectAll().where('id', '>', after).orderBy('id').limit(most);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (to !== undefined) query = query.where('at', '<', to);
  if (user !== undefined) query = query.where('user_id', '=', user);
  if (account !== undefined) query = query.where('account', '=', account);
  if (networks !== undefined) query = query.where('network', 'in', [...networks]);
  const rows = await query.execute();
  return rows.map(({ id, at, event, outcome, reason, site_id, user_id, session_id, account: hash, network, count }) => ({
    id,
    time: at.toISOString(),
    event,
    outcome,
    reason,
    site: site_id,
    user: user_id,
    session: session_id,
    account: hash,
    network,
    count,
  }));
}
