import fs from 'node:fs';
import path from 'node:path';
import { EnvError } from '../../env-error.ts';

// A file in DATA_DIR says that a restore works on it, and how far it is.

export interface Exchange {
  /** `preparing`: nothing has changed yet. `out`: present data is being moved aside. `in`: the copy is being moved in. */
  readonly phase: 'preparing' | 'out' | 'in';
  /** The process that restores. */
  readonly pid: number;
  /** The folder that gets the present data. */
  readonly aside: string;
  /** What the copy is, for who completes an exchange. */
  readonly restored: NewTimeline | null;
}

/** What a restore has begun. */
export interface NewTimeline {
  readonly system: string;
  readonly timeline: number;
  /** By the database's clock: since when that timeline is the one that the site uses. */
  readonly at: string;
  /** The time that was restored; null: the last. */
  readonly to: string | null;
  /** Whether it took the place of the data that was backed up there. Otherwise the site may still be running elsewhere. */
  readonly is_own: boolean;
}

export const noteFile = (dataDir: string): string => path.join(dataDir, 'restore.json');

export function readNote(dataDir: string): Exchange | null {
  try {
    return JSON.parse(fs.readFileSync(noteFile(dataDir), 'utf8')) as Exchange;
  } catch {
    return null;
  }
}

export function writeNote(dataDir: string, exchange: Exchange): void {
  const file = noteFile(dataDir);
  const partial = `${file}.part`;
  const opened = fs.openSync(partial, 'w', 0o600);
  fs.writeSync(opened, JSON.stringify(exchange));
  fs.fsyncSync(opened);
  fs.closeSync(opened);
  fs.renameSync(partial, file);
}

/** Throws a sentence while the data must not be used. */
export function refuseWhileRestoring(dataDir: string): void {
  const note = readNote(dataDir);
  if (note === null) return;
  if (note.phase !== 'preparing') throw new EnvError('A restore was interrupted: run "npm run restore" again, which completes it.');
  if (note.pid !== process.pid && isAlive(note.pid)) throw new EnvError('A restore is running: wait until it has ended.');
}

/** From now on no other process starts on the data. */
export function claimData(dataDir: string, aside: string): void {
  refuseWhileRestoring(dataDir);
  writeNote(dataDir, { phase: 'preparing', pid: process.pid, aside, restored: null });
}

export function releaseData(dataDir: string): void {
  if (readNote(dataDir)?.phase === 'preparing') fs.rmSync(noteFile(dataDir), { force: true });
}

/** True after an interruption amid the exchange, which is to be completed before anything else. */
export const isHalfExchanged = (dataDir: string): boolean => ['out', 'in'].includes(readNote(dataDir)?.phase ?? '');

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
