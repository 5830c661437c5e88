import fs from 'node:fs';
import path from 'node:path';
import { noteFile, readNote, type NewTimeline, writeNote } from '../db/embedded/data-claim.ts';
import { archiveFolder, backupFolder } from '../db/embedded/wal-archive.ts';
import { BackupError } from './backup-error.ts';
import { writeKnown } from './backup-state.ts';

// How a restored copy takes the place of the present data. Both are on one disk, so each step is a rename. A file says how far it is, so
// that an interrupted exchange can only be completed.

/** Where the copy is made. */
export const copyFolder = (dataDir: string): string => path.join(dataDir, 'restoring');

/** What the site writes there that belongs to a state of its data. Whatever else lies there is not ours. */
const ours = ['postgres', 'files', 'operator', 'secret', 'uploads', 'search-index', 'security-log', 'outbox.jsonl'];

const present = (dataDir: string): string[] =>
  ours.filter((name) => fs.lstatSync(path.join(dataDir, name), { throwIfNoEntry: false }) !== undefined);

/** Throws a sentence if something could not be moved aside, before anything has changed. */
export function refuseUnmovable(dataDir: string, mounts: ReadonlySet<string> = mountPoints()): void {
  const root = fs.realpathSync(dataDir);
  const { dev } = fs.statSync(root);
  for (const name of present(dataDir)) {
    const entry = fs.lstatSync(path.join(root, name));
    if (mounts.has(path.join(root, name)) || entry.dev !== dev)
      throw new BackupError(
        `${name} in DATA_DIR is a disk of its own, which cannot be moved aside: restore into another DATA_DIR that is one disk.`,
      );
    if (entry.isDirectory() && !isWritable(path.join(root, name)))
      throw new BackupError(`This user may not move ${name} in DATA_DIR aside: restore as the user of the site.`);
  }
}

function isWritable(folder: string): boolean {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Also those of the same disk, which no device number tells. */
function mountPoints(): ReadonlySet<string> {
  try {
    const lines = fs.readFileSync('/proc/self/mountinfo', 'utf8').split('\n');
    return new Set(
      lines.map((line) =>
        (line.split(' ')[4] ?? '').replaceAll(/\\(\d{3})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 8))),
      ),
    );
  } catch {
    return new Set();
  }
}

/** The WAL that the copy has written, which a process hands over once the copy is the present data. */
export const copyArchive = (dataDir: string): string => path.join(copyFolder(dataDir), 'archive');

/**
 * Moves the present data aside and the copy in. `restored`: what the copy is, unless an exchange is completed. Returns the folder with the
 * data that was there before.
 */
export async function exchangeData(dataDir: string, restored: NewTimeline | null, at: (step: string) => void = () => {}): Promise<string> {
  const note = readNote(dataDir);
  if (note === null) throw new Error('nothing was restored');
  const aside = path.join(dataDir, note.aside);
  const copy = copyFolder(dataDir);
  if (note.phase !== 'in') {
    writeNote(dataDir, { ...note, phase: 'out', restored: restored ?? note.restored });
    at('out');
    fs.mkdirSync(aside, { recursive: true, mode: 0o700 });
    for (const name of present(dataDir)) {
      fs.renameSync(path.join(dataDir, name), path.join(aside, name));
      at(`out ${name}`);
    }
    writeNote(dataDir, { ...note, phase: 'in', restored: restored ?? note.restored });
  }
  at('in');
  // The present data's was handed over.
  if (fs.existsSync(copyArchive(dataDir))) {
    fs.rmSync(archiveFolder(dataDir), { recursive: true, force: true });
    fs.mkdirSync(backupFolder(dataDir), { recursive: true, mode: 0o700 });
    fs.renameSync(copyArchive(dataDir), archiveFolder(dataDir));
  }
  for (const name of fs.readdirSync(copy)) {
    fs.renameSync(path.join(copy, name), path.join(dataDir, name));
    at(`in ${name}`);
  }
  fs.rmdirSync(copy);
  // A base of the new timeline is due.
  await writeKnown(dataDir, { newest: null, restored: restored ?? note.restored });
  fs.rmSync(noteFile(dataDir));
  return aside;
}
