import fs from 'node:fs';
import path from 'node:path';
import { noteFile, readNote, writeNote } from '../db/embedded/data-claim.ts';

// How a restored copy takes the place of the present data. Both are on one disk, so each step is a rename. A file says how far it is, so
// that an interrupted exchange can only be completed.

/** Where the copy is made. */
export const copyFolder = (dataDir: string): string => path.join(dataDir, 'restoring');

/** They belong to no state of the data. */
const staying = /^(?:backup|assets|restoring|restore\.json(?:\..*)?|before-restore-.*)$/;

/** Moves the present data aside and the copy in. Returns the folder with the data that was there before. */
export function exchangeData(dataDir: string, at: (step: string) => void = () => {}): string {
  const note = readNote(dataDir);
  if (note === null) throw new Error('nothing was restored');
  const aside = path.join(dataDir, note.aside);
  const copy = copyFolder(dataDir);
  if (note.phase !== 'in') {
    writeNote(dataDir, { ...note, phase: 'out' });
    at('out');
    fs.mkdirSync(aside, { recursive: true, mode: 0o700 });
    for (const name of fs.readdirSync(dataDir).filter((one) => !staying.test(one))) {
      fs.renameSync(path.join(dataDir, name), path.join(aside, name));
      at(`out ${name}`);
    }
    writeNote(dataDir, { ...note, phase: 'in' });
  }
  at('in');
  for (const name of fs.readdirSync(copy)) {
    fs.renameSync(path.join(copy, name), path.join(dataDir, name));
    at(`in ${name}`);
  }
  fs.rmdirSync(copy);
  fs.rmSync(noteFile(dataDir));
  return aside;
}
