import { setTimeout as sleep } from 'node:timers/promises';
import { migrationsFolder } from './migration-files.ts';

export interface MigrateOptions {
  /** Never brings back a function that was applied before: for a database that processes of an older release may use. */
  readonly forwardOnly?: boolean;
  /** Seconds for one statement. */
  readonly statementSeconds?: number;
  /** Seconds for which a statement waits for a lock. Whoever needs the table waits behind it, so it is short. */
  readonly lockSeconds?: number;
  /** How often a migration is tried that gets no lock. */
  readonly tries?: number;
  readonly pauseSeconds?: number;
  /** Seconds for which a migrator may do nothing while it holds the lock: else its machine is gone. Between two statements it is busy for moments only. */
  readonly lostSeconds?: number;
  readonly say?: (sentence: string) => void;
  readonly folder?: string;
}

export type MigrateSettings = Required<MigrateOptions>;

export const migrateSettings = (options: MigrateOptions): MigrateSettings => ({
  forwardOnly: false,
  statementSeconds: 3600,
  lockSeconds: 3,
  tries: 60,
  pauseSeconds: 5,
  lostSeconds: 60,
  say: () => {},
  folder: migrationsFolder,
  ...options,
});

/** Ends the command or the start with its message, which says what to do. */
export class MigrationFailed extends Error {}

/** Another migrator is at work. */
export class NotOurTurn extends Error {}

/** Ms after which a migrator asks again whether it is its turn. */
const askAgainMs = 250;

/** SQLSTATEs: no lock in time; ended in favour of another transaction. */
const lockCodes = new Set(['55P03', '40P01']);

/**
 * Tries again while another transaction holds a table, and waits for another migrator without any limit, because its migration may be
 * long. `subject` names in messages what is applied; `codeOf` finds the SQLSTATE of an error.
 */
export async function tryAgain<T>(
  subject: string,
  { tries, pauseSeconds, say }: MigrateSettings,
  codeOf: (error: unknown) => string,
  work: () => Promise<T>,
): Promise<T> {
  let hasWaited = false;
  for (let tried = 1; ;) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof NotOurTurn) {
        if (!hasWaited) say('Another migrator is at work: this one waits for it.');
        hasWaited = true;
        await sleep(askAgainMs);
        continue;
      }
      if (!lockCodes.has(codeOf(error))) throw error;
      if (tried >= tries)
        throw new MigrationFailed(
          `${subject} got no lock in ${tried} tries, because a long transaction holds a table: nothing of it was applied.`,
        );
      if (tried === 1) say(`${subject} waits for a transaction that holds a table.`);
      tried++;
      await sleep(pauseSeconds * 1000);
    }
  }
}
