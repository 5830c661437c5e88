import fs from 'node:fs';
import { EnvError } from './env-error.ts';

/**
 * The value of a variable, or of the file that `NAME_FILE` names: container platforms hand secrets over as files, so that they stand
 * in no list of processes. Throws an EnvError if the file cannot be read or is empty, or if both are set.
 */
export function textOf(source: NodeJS.ProcessEnv, name: string): string | null {
  const value = source[name]?.trim() || null;
  const file = source[`${name}_FILE`]?.trim() || null;
  if (file === null) return value;
  if (value !== null) throw new EnvError(`${name} and ${name}_FILE must not both be set.`);
  let content: string;
  try {
    content = fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new EnvError(`${name}_FILE names a file that cannot be read: ${unreadable.get(code) ?? code}.`);
  }
  if (content === '') throw new EnvError(`${name}_FILE names an empty file.`);
  return content;
}

/** Without the file's name: who mixes up NAME and NAME_FILE has a secret there. */
const unreadable: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is none'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'this user may not read it'],
]);
