import type { PostgresPool } from 'kysely';
import type { Pool } from 'pg';
import type { Log } from '../log.ts';

/** Reads from a replica while it follows the primary closely, else from the primary. */
export interface FollowedReplica {
  /** Each connection is to whichever of the two is right at that moment. */
  readonly pool: PostgresPool;
  /** A sentence while the primary serves the replica's reads, too: the replica is away, behind, or not what it should be. */
  fault(): string | null;
  /** Also ends the replica's pool, which Kysely does only if it was used. */
  stop(): Promise<void>;
}

interface Options {
  readonly replica: Pool;
  readonly primary: PostgresPool & Pick<Pool, 'query'>;
  readonly log: Log;
  /** Ms by which the replica may be behind. */
  readonly maxLag?: number;
  readonly checkEvery?: number;
}

/** Ms; also how long a replica may take to say how far it is. */
const usually = { maxLag: 10_000, checkEvery: 2000 };

/** Ms between the first checks after a start, until the replica is found to follow, and how many there are at most. */
const [firstEvery, firstChecks] = [100, 50];

const away = 'The server of DATABASE_REPLICA_URL does not answer.';

/** SQLSTATEs of what the operator has to mend. */
const refusals = new Map([
  ['28000', 'The server of DATABASE_REPLICA_URL refuses the user.'],
  ['28P01', 'The server of DATABASE_REPLICA_URL refuses the user or the password.'],
  ['3D000', 'The server of DATABASE_REPLICA_URL does not have the database that it names.'],
  ['42501', 'The user of DATABASE_REPLICA_URL lacks a right.'],
]);

interface Place {
  /** The name of the database, and of its installation: a replica has those of its primary. */
  readonly name: string;
  readonly system: string;
}

interface Position extends Place {
  readonly at: number;
  readonly lsn: string;
}

interface Found extends Place {
  readonly replica: boolean;
  readonly follows: boolean | null;
  readonly hidden: string | null;
}

export function followReplica({
  replica,
  primary,
  log,
  maxLag = usually.maxLag,
  checkEvery = usually.checkEvery,
}: Options): FollowedReplica {
  let fault: string | null = 'The replica of DATABASE_REPLICA_URL has not answered yet.';
  let quickChecks = firstChecks;
  let stopped = false;
  /** Positions in the primary's log, oldest first. */
  let positions: Position[] = [];

  const readPosition = async (): Promise<Position> => {
    const { rows } = await primary.query<Place & { readonly lsn: string }>(
      `SELECT pg_current_wal_lsn()::text AS lsn, current_database()::text AS name,
         (SELECT system_identifier::text FROM pg_control_system()) AS system`,
    );
    const position = { at: performance.now(), lsn: '0/0', name: '', system: '', ...rows[0] };
    positions.push(position);
    // The last one that is as old as the replica may be behind, and those after it.
    const old = positions.findLastIndex((one) => one.at <= position.at - maxLag);
    positions = positions.slice(Math.max(0, old));
    return position;
  };
  /** By the primary's log, not by times: without writes a replica has nothing to replay, and one that is cut off does not know it. */
  const findFault = async (): Promise<string | null> => {
    const here = await readPosition().catch(() => null);
    if (here === null) return 'The database of DATABASE_URL does not say how far it is.';
    const { rows } = await replica.query<Found>(
      `SELECT pg_is_in_recovery() AS replica, pg_last_wal_replay_lsn() >= $1::pg_lsn AS follows, current_database()::text AS name,
         (SELECT system_identifier::text FROM pg_control_system()) AS system,
         (SELECT c.relname::text FROM pg_class c JOIN pg_class ours ON ours.oid = to_regclass('kysely_migration')
           WHERE c.relkind = 'r' AND c.relowner = ours.relowner AND c.relnamespace = ours.relnamespace
             AND NOT has_table_privilege(c.oid, 'SELECT') LIMIT 1) AS hidden`,
      [positions[0]?.lsn],
    );
    const [there] = rows;
    return there === undefined ? away : differenceOf(here, there);
  };
  const inTime = async (): Promise<string | null> => {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<string>((resolve) => {
      timer = setTimeout(resolve, usually.checkEvery, away);
    });
    const found = await Promise.race([findFault().catch(sentenceOf), tooLate]);
    clearTimeout(timer);
    return found;
  };
  let timer: NodeJS.Timeout | undefined;
  const check = async () => {
    const found = await inTime();
    if (stopped) return;
    if (found !== fault) log.warn(found === null ? 'the replica follows' : `${found} The primary serves its reads.`);
    fault = found;
    quickChecks = found === null ? 0 : Math.max(0, quickChecks - 1);
    timer = setTimeout(() => void check(), quickChecks > 0 ? Math.min(firstEvery, checkEvery) : checkEvery).unref();
  };
  void check();

  return {
    pool: {
      options: replica.options,
      async connect() {
        if (fault === null) {
          try {
            return await replica.connect();
          } catch (error) {
            fault = sentenceOf(error);
            log.warn({ error: String(error) }, 'the replica is away: the primary serves its reads');
          }
        }
        return primary.connect();
      },
      end: async () => {},
    },
    fault: () => fault,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await replica.end();
    },
  };
}

/** What is wrong with a replica that answers. Another database would serve exports and the search of others' members. */
function differenceOf(here: Place, there: Found): string | null {
  if (there.system !== here.system) return 'The server of DATABASE_REPLICA_URL has nothing of the database of DATABASE_URL.';
  if (!there.replica) return 'The server of DATABASE_REPLICA_URL is no replica.';
  if (there.name !== here.name) return 'DATABASE_REPLICA_URL names another database than DATABASE_URL.';
  if (there.follows !== true) return 'The replica of DATABASE_REPLICA_URL is behind.';
  return there.hidden === null ? null : `The user of DATABASE_REPLICA_URL may not read the table ${there.hidden}.`;
}

function sentenceOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof Error && 'severity' in error && !refusals.has(code)) return `${away.slice(0, -1)} (${error.message}).`;
  return refusals.get(code) ?? away;
}
