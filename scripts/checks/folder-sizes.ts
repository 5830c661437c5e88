import fs from 'node:fs';
import path from 'node:path';

/** A folder with more files is hard to look through. */
export const maxFiles = 30;

/** Each file is one SQL function, view or trigger, and is found by its name; or one migration, of which the order is the whole sense. */
const exceptions = ['db/functions', 'db/migrations'];

/** The folders at or below the given ones with more than `maxFiles` source files directly in them, as `folder: 31`. */
export function crowdedFolders(roots: readonly string[]): string[] {
  const folders = roots.flatMap((root) => [root, ...fs.readdirSync(root, { recursive: true, withFileTypes: true }).flatMap(pathOfFolder)]);
  return folders
    .filter((folder) => !exceptions.includes(folder))
    .map((folder) => ({ folder, files: fs.readdirSync(folder).filter((name) => /\.(?:tsx?|m?js|css|sql)$/.test(name)).length }))
    .filter(({ files }) => files > maxFiles)
    .map(({ folder, files }) => `${folder}: ${files}`);
}

const pathOfFolder = (entry: fs.Dirent): string[] =>
  entry.isDirectory() ? [path.posix.join(entry.parentPath.replaceAll(path.sep, '/'), entry.name)] : [];
