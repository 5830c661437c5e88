import path from 'node:path';
import { readBackupSettings } from '#platform/server/backup-settings.ts';
import { createBackups } from '#platform/server/backup/backups.ts';
import { restore } from '#platform/server/backup/restore.ts';
import { createClock } from '#platform/server/clock.ts';
import { startPostgres } from '#platform/server/db/postgres-server.ts';

// Makes a backup or a restore, and kills itself at a step. Prints the steps that it passes.

const [action, dataDir = '', place = '', last = '', to = ''] = process.argv.slice(2);

const at = (step: string) => {
  process.stdout.write(`${step}\n`);
  if (step === last) process.kill(process.pid, 'SIGKILL');
};
const settings = readBackupSettings((name) => (name === 'BACKUP_URL' ? place : null));
if (settings === null) throw new Error('no settings');
const clock = createClock();
if (action === 'backup') {
  const server = await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
  const backups = await createBackups({ settings, dataDir, clock, connection: server.connection, isEmbedded: true, at });
  await backups.make();
  await server.leave();
} else {
  await restore({ settings, dataDir, clock, to: to === '' ? null : new Date(to), say: () => {}, after: async () => {}, at });
}
