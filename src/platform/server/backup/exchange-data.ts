import fs from 'node:fs';
import path from 'node:path';
import { noteFile, readNote, type NewTimeline, writeNote } from '../db/embedded/data-claim.ts';
import { archiveFolder, backupFolder } from '../db/embedded/wal-archive.ts';
import { writeKnown } from './backup-state.ts';

// How a restored copy takes the place of the present data. Both are on one disk, so each step is a rename. A file says how far it is, so
// that an interrupted exchange can only be completed.

/** Where the copy is made. */
export const copyFolder = (dataDir: string): string => path.join(dataDir, 'restoring');

/** They belong to no state of the data. */
const staying = /^(?:backup|assets|restoring|restore\.json(?:\..*)?|before-restore-.*)$/;

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
    for (const name of fs.readdirSync(dataDir).filter((one) => !staying.test(one))) {
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
