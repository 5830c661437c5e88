import path from 'node:path';
import { parseArgs } from 'node:util';
import { reasonOf } from '../../src/app/server/start/start-failure.ts';
import { BackupError } from '../../src/platform/server/backup/backup-error.ts';
import { createBackups } from '../../src/platform/server/backup/backups.ts';
import { createClock } from '../../src/platform/server/clock.ts';
import { startPostgres } from '../../src/platform/server/db/postgres-server.ts';
import { endProcess } from '../../src/platform/server/hanging-disk/end-process.ts';
import { EnvError, readEnv } from '../../src/platform/server/env.ts';
import { refuse } from './run-command.ts';

// Makes a backup, also while the site runs.

try {
  await run();
} catch (error) {
  refuse(error instanceof BackupError ? error.message : reasonOf(error));
  await endProcess(1);
}

async function run(): Promise<void> {
  parseArgs();
  const env = readEnv();
  const { backup: settings, dataDir, databaseUrl, databaseDirectUrl } = env;
  if (settings === null) throw new EnvError('BACKUP_URL must name the folder or the bucket for backups.');
  const begun = performance.now();
  const postgres = databaseUrl === null ? await startPostgres({ dataDir: path.join(dataDir, 'postgres') }) : null;
  try {
    const connection = postgres?.connection ?? { connectionString: databaseDirectUrl ?? databaseUrl ?? '' };
    const isEmbedded = postgres !== null;
    const backups = await createBackups({ settings, dataDir, clock: createClock(), connection, isEmbedded });
    const { files, bytes } = await backups.make();
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`The backup is complete: ${files} files, ${(bytes / 1e6).toFixed(1)} MB, in ${seconds} s.`);
    for (const warning of await backups.warnings()) console.error(warning);
    if (postgres === null)
      console.log('The database is not in it: pgBackRest backs up that of DATABASE_URL (docs/how-to/back-up-and-restore.md).');
  } finally {
    await postgres?.leave();
  }
}
