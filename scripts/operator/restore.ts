import { parseArgs } from 'node:util';
import { reasonOf } from '../../src/app/server/start/start-failure.ts';
import { BackupError } from '../../src/platform/server/backup/backup-error.ts';
import { completeRestore, restore } from '../../src/platform/server/backup/restore.ts';
import { openBackupSession } from '../../src/platform/server/backup/backup-session-repo.ts';
import type { BackupSettings } from '../../src/platform/server/backup-settings.ts';
import { createClock } from '../../src/platform/server/clock.ts';
import { hasOtherClients } from '../../src/platform/server/db/before-baseline.ts';
import { openDatabase } from '../../src/platform/server/db/open-database.ts';
import { endProcess } from '../../src/platform/server/hanging-disk/end-process.ts';
import { type Env, EnvError, readEnv } from '../../src/platform/server/env.ts';
import { createLog } from '../../src/platform/server/log.ts';
import { workAfterRestore } from './restore/after.ts';
import { refuse } from './run-command.ts';

// Takes the embedded database and the files back to a time, from a backup.

const say = (sentence: string) => console.log(sentence);

try {
  await run();
} catch (error) {
  refuse(error instanceof BackupError ? error.message : reasonOf(error));
  await endProcess(1);
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, system: { type: 'string' }, after: { type: 'boolean', default: false } },
  });
  const env = readEnv();
  const { backup: settings, databaseUrl } = env;
  const to = values.to === undefined ? null : readTime(values.to);
  if (settings === null) throw new EnvError('BACKUP_URL must name the folder or the bucket with the backups.');
  if (values.after !== (databaseUrl !== null))
    throw new EnvError(
      databaseUrl === null
        ? '--after completes the restore of a database of DATABASE_URL; the embedded one is restored with --to.'
        : 'pgBackRest restores the database of DATABASE_URL; then complete it with --after (docs/how-to/back-up-and-restore.md).',
    );
  const begun = performance.now();
  const done =
    databaseUrl === null
      ? await takeBack(env, settings, to, values.system ?? null)
      : await complete(env, settings, env.databaseDirectUrl ?? databaseUrl, to);
  console.log(`The restore is complete, in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
  if (done.aside !== null) console.log(`The data that was there before is in ${done.aside}.`);
  if (!done.balances) process.exitCode = 1;
}

interface Done {
  readonly balances: boolean;
  readonly aside: string | null;
}

async function takeBack(env: Env, settings: BackupSettings, to: Date | null, system: string | null): Promise<Done> {
  let balances = true;
  const aside = await restore({
    settings,
    dataDir: env.dataDir,
    clock: createClock(),
    to,
    system,
    say,
    async after({ dataDir: copy, server, ...restored }) {
      balances = await workAfterRestore({ ...env, dataDir: copy }, server.connection, restored, say);
    },
  });
  return { balances, aside };
}

async function complete(env: Env, settings: BackupSettings, databaseUrl: string, to: Date | null): Promise<Done> {
  const connection = { connectionString: databaseUrl };
  const database = openDatabase({ connection, size: 1, log: createLog(env) });
  const isUsed = await hasOtherClients(database.db).finally(() => database.close());
  if (isUsed) throw new BackupError('A process uses the database: end it, then complete the restore.');
  const session = await openBackupSession(connection);
  if (session === null) throw new BackupError('Another process makes a backup at this moment: wait until it has ended.');
  try {
    const { files, ...restored } = await completeRestore({ settings, dataDir: env.dataDir, to, say }, session.system);
    say(`${files} files that were missing in DATA_DIR are back.`);
    return { balances: await workAfterRestore(env, connection, restored, say), aside: null };
  } finally {
    await session.close();
  }
}

/** With its zone, because it decides what is lost. */
function readTime(text: string): Date {
  const isComplete = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/.test(text);
  const time = new Date(text);
  if (!isComplete || Number.isNaN(time.getTime())) throw new EnvError('--to takes a time with its zone, such as 2026-11-26T15:00Z.');
  return time;
}
