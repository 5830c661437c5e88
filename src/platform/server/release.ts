import fs from 'node:fs';
import path from 'node:path';

/** The release of this code, such as `0.1.0`. */
export const thisRelease: string = readRelease();

function readRelease(): string {
  const file = path.resolve(import.meta.dirname, '../../../package.json');
  const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as { readonly version: string };
  return version;
}

/** True if the release `one` came before `other`. */
export function isOlderRelease(one: string, other: string): boolean {
  const [left, right] = [one, other].map((release) => release.split('.').map(Number));
  for (const [place, number] of (right ?? []).entries()) {
    const difference = (left?.[place] ?? 0) - number;
    if (difference !== 0) return difference < 0;
  }
  return false;
}
