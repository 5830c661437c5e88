import fs from 'node:fs';
import path from 'node:path';
import { foldersOn, type LockFile, nameOf, readLock, type Scope, type System } from './lock-file.ts';

/** How the packages installed below `root` differ from the lock file's packages for this system; empty when they do not. */
export function differences(lock: LockFile, root: string, system: System, scope: Scope = 'all'): string[] {
  const record = path.join(root, 'node_modules/.package-lock.json');
  const recorded = fs.existsSync(record) ? readLock(record).packages : {};
  const needed = foldersOn(system, lock, scope);
  // npm silently skips an optional package that it could not install, so each one needed on this system is checked.
  const folders = new Set([...needed, ...Object.keys(recorded)]);
  return [...folders].flatMap((folder) => {
    const name = nameOf(folder);
    const locked = lock.packages[folder];
    const version = installedVersion(path.join(root, folder));
    if (version === null) return needed.has(folder) ? [`${name} is missing`] : [];
    if (locked?.version === undefined) return [`${name} ${version} is not in it`];
    if (version !== locked.version) return [`${name} is ${version} instead of ${locked.version}`];
    // `npm ci` has compared the files with the lock; a later `npm install` may have removed the recorded checksums.
    const checksum = recorded[folder]?.integrity;
    return checksum !== undefined && locked.integrity !== undefined && checksum !== locked.integrity
      ? [`${name} ${version} has another checksum`]
      : [];
  });
}

function installedVersion(folder: string): string | null {
  const file = path.join(folder, 'package.json');
  if (!fs.existsSync(file)) return null;
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version?: string }).version ?? '';
}
