import { MigrationFailed } from '#platform/server/db/migrate-options.ts';
import { isDatabaseAway } from '#platform/server/db/open-database.ts';
import { isDiskFull } from '#platform/server/storage/disk-full.ts';
import { type Env, EnvError } from '#platform/server/env.ts';
import { refusalOf } from './database-refusal.ts';

/** The database contains only a part of the demo data. `cause`: the error that interrupted it. */
export class DemoDataBroken extends Error {
  readonly rest: string;

  constructor({ databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>, cause: unknown) {
    super('the demo data is incomplete', { cause });
    this.rest = `Only a part of the demo data is there: ${databaseUrl === null ? `delete the folder ${dataDir}` : 'empty the database of DATABASE_URL'} before you start again.`;
  }
}

/** The failure is not a bug: the message says what to do. */
export class StartFailure extends Error {}

/** The text that is printed when a start fails; for a bug with its stack trace. */
export function reasonOf(error: unknown): string {
  if (error instanceof DemoDataBroken) return `${reasonOf(error.cause)}\n${error.rest}`;
  if (isDiskFull(error)) return 'The disk is full: make room where DATA_DIR and the database are, and start again. Nothing is damaged.';
  if (error instanceof EnvError || error instanceof MigrationFailed || error instanceof StartFailure) return error.message;
  if (isPortTaken(error))
    return `Port ${error.port} is taken, perhaps by a site that runs already: end that program, or choose another port, such as PORT=${error.port + 1}.`;
  if (isDatabaseAway(error))
    return 'The database did not answer in time: it cannot be reached, or this machine is too busy. Start again later.';
  // What the database refuses after the checks of the start, such as to read a table.
  const refusal = error instanceof Error && 'severity' in error ? refusalOf('DATABASE_URL', error) : null;
  if (refusal !== null) return refusal;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const isPortTaken = (error: unknown): error is Error & { readonly port: number } =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;
