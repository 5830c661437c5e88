import type { PostgresPool } from 'kysely';
import type { Pool } from 'pg';
import type { Log } from '../log.ts';

/** Reads from a replica while it follows the primary closely, else from the primary. */
export interface FollowedReplica {
  /** Each connection is to whichever of the two is right at that moment. */
  readonly pool: PostgresPool;
  /** The replica is away or too far behind: the primary serves its reads, too. */
  isMissing(): boolean;
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

/** Ms between the checks after a start, until the replica is found to follow. */
const firstChecks = 100;

export function followReplica({
  replica,
  primary,
  log,
  maxLag = usually.maxLag,
  checkEvery = usually.checkEvery,
}: Options): FollowedReplica {
  let isUsable = false;
  let isFirst = true;
  let stopped = false;
  /** Positions in the primary's log, oldest first. */
  let positions: { readonly at: number; readonly lsn: string }[] = [];

  const readPosition = async () => {
    const { rows } = await primary.query<{ lsn: string }>('SELECT pg_current_wal_lsn()::text AS lsn');
    const at = performance.now();
    positions.push({ at, lsn: rows[0]?.lsn ?? '0/0' });
    // The last one that is as old as the replica may be behind, and those after it.
    const old = positions.findLastIndex((one) => one.at <= at - maxLag);
    positions = positions.slice(Math.max(0, old));
  };
  /** By the primary's log, not by times: without writes a replica has nothing to replay, and one that is cut off does not know it. */
  const follows = async (): Promise<boolean> => {
    await readPosition();
    const { rows } = await replica.query<{ follows: boolean | null }>(
      'SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS follows',
      [positions[0]?.lsn],
    );
    return rows[0]?.follows === true;
  };
  const inTime = async (): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), usually.checkEvery);
    });
    const found = await Promise.race([follows().catch(() => false), tooLate]);
    clearTimeout(timer);
    return found;
  };
  let timer: NodeJS.Timeout | undefined;
  const check = async () => {
    const found = await inTime();
    if (stopped) return;
    if (found !== isUsable) log.warn(found ? 'the replica follows' : 'the replica is away or too far behind: the primary serves its reads');
    isUsable = found;
    if (found) isFirst = false;
    timer = setTimeout(() => void check(), isFirst ? Math.min(firstChecks, checkEvery) : checkEvery).unref();
  };
  void check();

  return {
    pool: {
      options: replica.options,
      async connect() {
        if (isUsable) {
          try {
            return await replica.connect();
          } catch (error) {
            isUsable = false;
            log.warn({ error: String(error) }, 'the replica is away: the primary serves its reads');
          }
        }
        return primary.connect();
      },
      end: async () => {},
    },
    isMissing: () => !isUsable,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await replica.end();
    },
  };
}
