import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { PoolConfig } from 'pg';
import { refuseWhileRestoring } from './embedded/data-claim.ts';
import { findBinaries } from './postgres-binaries.ts';
import { initialise, isInitialised, isLocked, passwordOf, refuseForeignFolder, socketDirFor, user } from './postgres-folder.ts';
import { end, findReady, findRunning, launch, untilReady } from './postgres-process.ts';
import { archiveCommand, archiveFolder } from './embedded/wal-archive.ts';

export interface PostgresServer {
  readonly connection: PoolConfig;
  stop(): Promise<void>;
  /** Stops the server unless it was running before, when another site uses it. */
  leave(): Promise<void>;
}

interface Options {
  readonly dataDir: string;
  /** Faster and without a password, but data is lost in a crash: only for databases of a test run. */
  readonly throwAway?: boolean;
  /** The folder for its WAL, if it is not that of the data beside it. */
  readonly archive?: string;
}

/** Ms between two checks of the server. */
const watchEvery = 500;

/**
 * A real PostgreSQL from an npm package. Its data is in a folder. It listens only on a unix socket in a private folder and asks for
 * a password. If a killed process left a server running, this process uses it. While this process lives, it restarts a server that
 * has ended, whoever started it.
 */
export async function startPostgres({
  dataDir: given,
  throwAway = false,
  archive = archiveFolder(path.dirname(path.resolve(given))),
}: Options): Promise<PostgresServer> {
  if (!throwAway) refuseWhileRestoring(path.dirname(path.resolve(given)));
  const binaries = await findBinaries();
  if (!isInitialised(given)) initialise(binaries, given, throwAway);
  const dataDir = fs.realpathSync(given);

  let found = await findReady(dataDir);
  // A server of an older release, which lets everybody in who reaches its socket.
  if (found !== null && !throwAway && !isLocked(dataDir)) {
    await end(found.pid);
    found = null;
  }
  const password = throwAway ? undefined : await passwordOf(binaries, dataDir);
  const socketDir = found?.socketDir ?? socketDirFor(dataDir);
  refuseForeignFolder(socketDir);
  const args = argumentsFor(dataDir, socketDir, throwAway ? null : archive);

  let stopping = false;
  let child: ChildProcess | null = null;
  const start = async () => {
    if ((await findReady(dataDir)) !== null) return;
    child = launch(binaries.postgres, args, dataDir);
    await untilReady(child, dataDir, () => stopping);
    child.unref();
  };
  let starting: Promise<void> | null = null;
  const startOnce = () => (starting ??= start().finally(() => (starting = null)));
  await startOnce();
  const watch = setInterval(() => {
    // The next check repeats what failed.
    if (findRunning(dataDir) === null) startOnce().catch(() => {});
  }, watchEvery).unref();

  const stop = async () => {
    stopping = true;
    clearInterval(watch);
    await starting?.catch(() => {});
    // A server that is starting has not written its number yet.
    const pid = findRunning(dataDir)?.pid ?? (child?.exitCode === null ? child.pid : undefined);
    if (pid !== undefined) await end(pid);
    if (socketDir !== dataDir) fs.rmSync(socketDir, { recursive: true, force: true });
  };
  return {
    connection: { host: socketDir, port: 5432, user, password, database: 'postgres' },
    stop,
    leave: async () => {
      // Also a server that had ended meanwhile and that this process has restarted.
      if (child !== null) await stop();
      else clearInterval(watch);
    },
  };
}

/** `archive`: where WAL goes; null for a database whose data may be lost. */
function argumentsFor(dataDir: string, socketDir: string, archive: string | null): string[] {
  const settings = ['listen_addresses=', 'timezone=UTC', 'max_connections=200', 'shared_buffers=256MB'];
  if (archive === null) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=256MB');
  else settings.push('archive_mode=on', `archive_command=${archiveCommand(archive)}`);
  return ['-D', dataDir, '-k', socketDir, '-p', '5432', ...settings.flatMap((setting) => ['-c', setting])];
}
