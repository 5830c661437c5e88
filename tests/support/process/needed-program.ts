import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/**
 * The path of the first of these programs that is installed. Null: its tests are skipped, and a sentence names Debian's package. Where
 * `CI` is `true` a missing program is an error.
 */
export function neededProgram(names: readonly string[], debianPackage: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  for (const name of names) {
    const found = folders.map((folder) => path.join(folder, name)).find(isProgram);
    if (found !== undefined) return found;
  }
  const sentence = `${names.join(' or ')} is not installed: apt-get install ${debianPackage}`;
  if (process.env['CI'] === 'true') throw new Error(sentence);
  process.stderr.write(`Tests are skipped: ${sentence}\n`);
  return null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
