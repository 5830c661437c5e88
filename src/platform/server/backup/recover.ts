import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from '../db/postgres-binaries.ts';
import { socketDirFor } from '../db/postgres-folder.ts';
import { end, findReady, findRunning, launch } from '../db/postgres-process.ts';
import { archiveCommand } from '../db/embedded/wal-archive.ts';
import { BackupError } from './backup-error.ts';
import type { WalExchange } from './wal-exchange.ts';

interface Recovery {
  /** The copied database. */
  readonly folder: string;
  /** Where the WAL of the new timeline goes. */
  readonly archive: string;
  readonly exchange: WalExchange;
  /** Null: that of the copy. */
  readonly timeline: number | null;
  /** Null: as far as WAL reaches. */
  readonly to: Date | null;
}

const ended = 'recovery ended before configured recovery target was reached';

/** Applies WAL to a copied database up to a time, and begins a new timeline. The server has ended afterwards. */
export async function recover(recovery: Recovery): Promise<void> {
  const { folder, to } = recovery;
  const { postgres } = await findBinaries();
  for (const name of ['pg_wal', 'pg_wal/archive_status']) fs.mkdirSync(path.join(folder, name), { recursive: true, mode: 0o700 });
  fs.writeFileSync(path.join(folder, 'recovery.signal'), '');
  const socketDir = socketDirFor(fs.realpathSync(folder));
  try {
    const run = (until: Date | null) => runOnce(postgres, socketDir, { ...recovery, to: until });
    // Nothing was committed after it: then everything is to be restored.
    if (!(await run(to)) && !(await run(null))) throw new BackupError(`The database could not be restored: ${logOf(folder)}`);
  } finally {
    if (socketDir !== fs.realpathSync(folder)) fs.rmSync(socketDir, { recursive: true, force: true });
  }
}

/** False: WAL ended before the time. */
async function runOnce(
  postgres: string,
  socketDir: string,
  { folder: given, archive, exchange, timeline, to }: Recovery,
): Promise<boolean> {
  const folder = fs.realpathSync(given);
  const settings = [
    'listen_addresses=',
    'timezone=UTC',
    'max_connections=200',
    'hot_standby=off',
    'archive_mode=on',
    `archive_command=${archiveCommand(archive)}`,
    `restore_command=${exchange.command}`,
    `recovery_target_timeline=${timeline ?? 'current'}`,
    ...(to === null
      ? []
      : [`recovery_target_time=${to.toISOString().replace('T', ' ').replace('Z', '+00')}`, 'recovery_target_action=promote']),
  ];
  const args = ['-D', folder, '-k', socketDir, '-p', '5432', ...settings.flatMap((setting) => ['-c', setting])];
  fs.rmSync(path.join(folder, 'server.log'), { force: true });
  const child = launch(postgres, args, folder);
  try {
    while (!hasEnded(child)) {
      if ((await findReady(folder)) !== null) return true;
      await sleep(50);
    }
  } finally {
    const pid = findRunning(folder)?.pid;
    if (pid !== undefined) await end(pid);
  }
  const failure = exchange.failure();
  if (failure !== null) throw failure;
  if (to !== null && logOf(folder).includes(ended)) return false;
  throw new BackupError(`The database could not be restored: ${logOf(folder)}`);
}

const hasEnded = (child: ChildProcess): boolean => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

const logOf = (folder: string): string => fs.readFileSync(path.join(folder, 'server.log'), 'utf8').slice(-2000);
