import { sql } from 'kysely';
import type { Db } from '#platform/server/db/open-database.ts';

/** A process that has neither reported nor ended. */
export interface SilentProcess {
  readonly process: string;
  readonly aliveAt: Date;
  /** What it noted of newer messages may not be stored. */
  readonly messagesBefore: number;
}

/** What a new process may have been sent before its first report. */
const firstMessages = 1000;

/** Everything that the process noted until now is stored. */
export async function reportAlive(db: Db, process: string, now: Date): Promise<void> {
  await sql`
    INSERT INTO notifying_processes AS p (process, alive_at, messages_up_to, messages_before)
    SELECT ${process}::uuid, ${now}, last_value, greatest(0, last_value - ${firstMessages}) FROM messages_id_seq
    ON CONFLICT (process) DO UPDATE SET alive_at = excluded.alive_at, messages_up_to = excluded.messages_up_to, messages_before = p.messages_up_to`.execute(
    db,
  );
}

/** All but the given one. */
export async function findSilent(db: Db, but: string, since: Date): Promise<SilentProcess[]> {
  const rows = await db
    .selectFrom('notifying_processes')
    .select(['process', 'alive_at', 'messages_before'])
    .where('alive_at', '<=', since)
    .where('process', '<>', but)
    .execute();
  return rows.map(({ process, alive_at, messages_before }) => ({ process, aliveAt: alive_at, messagesBefore: messages_before }));
}

/** How many others have reported since. */
export async function countAlive(db: Db, but: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('notifying_processes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('alive_at', '>', since)
    .where('process', '<>', but)
    .executeTakeFirstOrThrow();
  return count;
}

/** `aliveAt`: unless it has reported since. */
export async function deleteProcess(db: Db, process: string, aliveAt?: Date): Promise<void> {
  let query = db.deleteFrom('notifying_processes').where('process', '=', process);
  if (aliveAt !== undefined) query = query.where('alive_at', '=', aliveAt);
  await query.execute();
}
