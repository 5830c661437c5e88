import { parseArgs } from 'node:util';
import { reasonOf } from '../../src/app/server/start/start-failure.ts';
import { BackupError } from '../../src/platform/server/backup/backup-error.ts';
import { restore } from '../../src/platform/server/backup/restore.ts';
import { createClock } from '../../src/platform/server/clock.ts';
import { EnvError, readEnv } from '../../src/platform/server/env.ts';
import { refuse } from './run-command.ts';

// Takes the embedded database and the files back to a time, from a backup.

try {
  await run();
} catch (error) {
  refuse(error instanceof BackupError ? error.message : reasonOf(error));
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const { backup: settings, dataDir, databaseUrl } = readEnv();
  if (settings === null) throw new EnvError('BACKUP_URL must name the folder or the bucket with the backups.');
  if (databaseUrl !== null) throw new EnvError('pgBackRest restores the database of DATABASE_URL (docs/how-to/back-up-and-restore.md).');
  const begun = performance.now();
  const aside = await restore({
    settings,
    dataDir,
    clock: createClock(),
    to: values.to === undefined ? null : readTime(values.to),
    say: (sentence) => console.log(sentence),
    before: async () => {},
    after: async () => {},
  });
  console.log(
    `The restore is complete, in ${((performance.now() - begun) / 1000).toFixed(1)} s. The data that was there before is in ${aside}.`,
  );
}

/** With its zone, because it decides what is lost. */
function readTime(text: string): Date {
  const isComplete = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/.test(text);
  const time = new Date(text);
  if (!isComplete || Number.isNaN(time.getTime())) throw new EnvError('--to takes a time with its zone, such as 2026-11-26T15:00Z.');
  return time;
}
