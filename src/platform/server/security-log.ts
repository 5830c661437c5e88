import type { Clock } from './clock.ts';
import { type Db, isDatabaseAway, type Tx } from './db/open-database.ts';
import type { Call } from './http/context.ts';
import type { Log } from './log.ts';
import { createMinuteCounts } from './minute-counts.ts';
import { createSigner } from './secrets.ts';
import { importSecurityFiles } from './security-log-files.ts';
import {
  deleteSecurityRows,
  type ErasedAccount,
  eraseSecurityAccount,
  findShownNetworks,
  hideNetworks,
  insertSecurityRows,
  readSecurityRows,
  type SecurityRange,
  type SecurityRow,
} from './security-log-repo.ts';

/** The event, in codes: never a password, a token or text that somebody wrote. */
export interface SecurityEvent {
  /** Such as `login`. */
  readonly event: string;
  readonly outcome: 'ok' | 'refused';
  /** A code, such as `wrong_password`. */
  readonly reason?: string;
  /** The account concerned; without one the caller. */
  readonly user?: number;
  /** A mail address that may have no account. The log holds only a keyed hash of it. */
  readonly account?: string;
  readonly count?: number;
}

type Caller = Pick<Call, 'network'> & Partial<Pick<Call, 'site' | 'viewer'>>;

/**
 * Rows of a table that all processes share, and a copy of each on standard output that names people and networks by keyed hashes only.
 * No call waits for the database: events are stored together a moment later, so that a killed process loses the rows of its last
 * moment, though not their copies. After 7 days keyed hashes replace the network addresses; they still show whether two events belong
 * to one network. After 180 days the rows are deleted.
 */
export interface SecurityLog {
  write(event: SecurityEvent, caller: Caller): void;
  /** Resolves when everything written so far is stored, or cannot be for now. */
  flush(): Promise<void>;
  /** Hides addresses and deletes rows that are old enough, those of all processes; imports files, because a process of an earlier release may still have written some. */
  tidy(): Promise<void>;
  /** Takes a user out of the stored events, before the user's row is deleted: nobody can look up the mail addresses any more. */
  forget(tx: Tx, account: Forgotten): Promise<void>;
  /** Moves the files of earlier releases into the table. */
  importFiles(): Promise<void>;
  /** Oldest first. Finds a network also after its address was hidden. */
  read(range?: Asked): AsyncGenerator<SecurityRow>;
  close(): Promise<void>;
}

interface Forgotten extends Omit<ErasedAccount, 'accounts'> {
  readonly addresses: readonly string[];
}

interface Asked extends Omit<SecurityRange, 'networks'> {
  readonly network?: string;
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly secret: string;
  /** Where earlier releases wrote theirs. */
  readonly folder: string;
}

/** Maximum events of refusals of one kind and network in a minute; of further ones only the number is written. */
const maxAlike = 20;

const hour = 3_600_000;
const day = 24 * hour;
/** One hour less, because that is how often the job runs. */
const addressMs = 7 * day - hour;
const keptMs = 180 * day;

/** In ms. */
const storeAfter = 200;
const retryAfter = 2000;
const batchSize = 500;
/** More events than these are not kept in memory while the database is away; their copies are on standard output. */
const maxWaiting = 10_000;

export function createSecurityLog({ db, clock, log, secret, folder }: Deps): SecurityLog {
  const signer = createSigner(secret, 'security-log');
  const pseudonym = (text: string) => `~${signer.sign(text).slice(0, 16)}`;
  const waiting: SecurityRow[] = [];
  let dropped = 0;
  let timer: NodeJS.Timeout | null = null;
  let storing: Promise<void> = Promise.resolve();

  const storeLater = (ms: number) => {
    timer ??= setTimeout(() => void flush(), ms).unref();
  };
  const store = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize);
      try {
        await insertSecurityRows(db, batch);
      } catch (error) {
        const isAway = isDatabaseAway(error);
        log.error({ error: String(error), events: isAway ? waiting.length : batch.length }, 'security log could not be stored');
        if (isAway) return storeLater(retryAfter);
      }
      waiting.splice(0, batch.length);
    }
    if (dropped > 0) log.error({ events: dropped }, 'security log lost events, because the database was away for too long');
    dropped = 0;
  };
  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    storing = storing.then(store);
    return storing;
  };

  const importFiles = async () => {
    try {
      await importSecurityFiles(db, folder);
    } catch (error) {
      log.warn({ error: String(error) }, 'the files of the security log could not be imported yet');
    }
  };

  const alike = createMinuteCounts(clock);
  /** How many refusals the event stands for; 0: it is omitted. A flood must fill neither the table nor the memory. */
  const refusalsOf = (kind: string, network: string): number => {
    const { count, before } = alike.add(kind, network);
    if (count > maxAlike) return 0;
    return count === 1 ? 1 + Math.max(0, before - maxAlike) : 1;
  };
  const hashed = ({ user, session, network, ...row }: SecurityRow) => ({
    ...row,
    user: user === null ? null : pseudonym(`user ${user}`),
    session: session === null ? null : pseudonym(`session ${session}`),
    network: pseudonym(network),
  });
  return {
    write({ event, outcome, reason, user, account, count: given }, { network, site, viewer }) {
      const refusals = outcome === 'refused' ? refusalsOf(JSON.stringify([event, reason, network]), network) : 1;
      if (refusals === 0) return;
      const row: SecurityRow = {
        time: clock.now().toISOString(),
        event,
        outcome,
        reason: reason ?? null,
        site: site ?? null,
        user: user ?? viewer?.userId ?? null,
        session: viewer?.sessionId ?? null,
        account: account === undefined ? null : pseudonym(account),
        network,
        count: (refusals > 1 ? refusals : given) ?? null,
      };
      log.info({ security: hashed(row) }, 'security');
      if (waiting.length < maxWaiting) waiting.push(row);
      else dropped++;
      storeLater(storeAfter);
    },
    flush,
    async tidy() {
      await importFiles();
      const now = clock.now().getTime();
      const shownUntil = new Date(now - addressMs);
      for (;;) {
        const networks = await findShownNetworks(db, shownUntil, batchSize);
        if (networks.length === 0) break;
        await hideNetworks(db, shownUntil, new Map(networks.map((network) => [network, pseudonym(network)])));
      }
      while ((await deleteSecurityRows(db, new Date(now - keptMs), batchSize)) === batchSize);
    },
    forget: (tx, { addresses, ...account }) => eraseSecurityAccount(tx, { ...account, accounts: addresses.map(pseudonym) }),
    importFiles,
    async *read({ network, account, ...range } = {}) {
      const wanted: SecurityRange = {
        ...range,
        ...(account !== undefined && { account: pseudonym(account) }),
        ...(network !== undefined && { networks: [network, pseudonym(network)] }),
      };
      for (let after = 0; ;) {
        const rows = await readSecurityRows(db, wanted, after, batchSize);
        for (const { id, ...row } of rows) {
          after = id;
          yield row;
        }
        if (rows.length < batchSize) return;
      }
    },
    async close() {
      await flush();
      if (timer !== null) clearTimeout(timer);
    },
  };
}
