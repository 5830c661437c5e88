import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { EnvError } from '../env-error.ts';
import { loadMadeSecret } from '../secrets.ts';
import { writeWhole } from '../storage/write-whole.ts';
import { asOrdinaryUser, type Binaries } from './postgres-binaries.ts';

export const user = 'app';

/** Allows connections over the socket, with the password. */
const rules = `local all all scram-sha-256\n`;

const passwordFile = (dataDir: string) => path.join(dataDir, 'app-password');
const rulesFile = (dataDir: string) => path.join(dataDir, 'pg_hba.conf');

export const isInitialised = (dataDir: string): boolean => fs.existsSync(path.join(dataDir, 'PG_VERSION'));

/** Creates the database beside its folder, so that an interruption leaves no partial one. */
export function initialise({ initdb }: Binaries, dataDir: string, throwAway: boolean): void {
  const made = `${dataDir}.new`;
  fs.rmSync(made, { recursive: true, force: true });
  fs.mkdirSync(made, { recursive: true, mode: 0o700 });
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const args = ['-D', made, '-U', user, '-A', 'trust', ...locale, '--no-instructions', ...(throwAway ? ['-N'] : [])];
  const done = spawnSync(...asOrdinaryUser(initdb, args), { encoding: 'utf8' });
  if (done.status !== 0) {
    fs.rmSync(made, { recursive: true, force: true });
    throw new Error(`The embedded database could not be created: ${done.stdout}${done.stderr}${done.error ?? ''}`);
  }
  fs.renameSync(made, dataDir);
}

/** False for a database from before there were passwords, or whose conversion was interrupted. */
export const isLocked = (dataDir: string): boolean =>
  fs.existsSync(passwordFile(dataDir)) && fs.existsSync(rulesFile(dataDir)) && fs.readFileSync(rulesFile(dataDir), 'utf8') === rules;

/** The password of the database. The first call sets it, in single-user mode, so that nobody can connect before. */
export async function passwordOf({ postgres }: Binaries, dataDir: string): Promise<string> {
  const locked = isLocked(dataDir);
  // Written last: after an interruption the next start repeats everything.
  if (!locked) fs.rmSync(rulesFile(dataDir), { force: true });
  const password = await loadMadeSecret(passwordFile(dataDir), 'No data is lost with it.');
  if (locked) return password;
  const input = `ALTER ROLE ${user} PASSWORD '${password}'`;
  const done = spawnSync(...asOrdinaryUser(postgres, ['--single', '-D', dataDir, 'postgres']), { encoding: 'utf8', input });
  if (done.status !== 0 || / (ERROR|FATAL|PANIC): /.test(done.stderr))
    throw new Error(`The embedded database could not be given a password: ${done.stderr}${done.error ?? ''}`);
  await writeWhole(rulesFile(dataDir), rules, { mode: 0o600 });
  return password;
}

/** A unix socket path may have at most 103 bytes on macOS and 107 on Linux. */
const longestSocket = 103;

/** Beside the data. If that path is too long, or PostgreSQL would read it as a list, in a new folder with an unpredictable name. */
export function socketDirFor(dataDir: string): string {
  const fits = Buffer.byteLength(socketIn(dataDir)) <= longestSocket && !/[,"]/.test(dataDir);
  return fits ? dataDir : fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-pg-'));
}

export const socketIn = (socketDir: string): string => path.join(socketDir, '.s.PGSQL.5432');

/** Anybody else who can write to the folder could put a socket there, and read everything that is sent to it. */
export function refuseForeignFolder(folder: string): void {
  const found = fs.lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.())
    throw new EnvError(`${folder} belongs to somebody else, or is no folder: the embedded database does not connect through it.`);
  if ((found.mode & 0o022) !== 0)
    throw new EnvError(`${folder} can be written by others: the embedded database does not connect through it. Set its mode to 0700.`);
}
