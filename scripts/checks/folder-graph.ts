import fs from 'node:fs';
import path from 'node:path';
import { findCycle, isForTests } from './feature-graph.ts';

const inside = { '#features/': 'src/features/', '#platform/': 'src/platform/', '#app/': 'src/app/' };

/** The parts whose folders form layers: `server`, `web`, `contract` and `messages` of each feature, of `platform` and of `app`. */
export function partsWithLayers(): string[] {
  const homes = ['src/app', 'src/platform', ...subfolders('src/features')];
  return homes.flatMap(subfolders);
}

/**
 * One cycle for each folder in `part`, and for `part` itself, whose folders and files import each other in a cycle, type imports
 * included: from the folder to `a → b → a`. A file beside folders counts as a folder of its own. Tests and folders `testing` do
 * not count.
 */
export function folderCycles(part: string): ReadonlyMap<string, string> {
  const imports = new Map(sourcesIn(part).map((file) => [file, importedBy(file)]));
  const folders = [part, ...fs.readdirSync(part, { recursive: true, withFileTypes: true }).flatMap(pathOfFolder)];
  return new Map(
    folders.flatMap((folder) => {
      const cycle = findCycle(graphOf(folder, imports));
      return cycle === null ? [] : [[folder, cycle.join(' → ')] as const];
    }),
  );
}

function graphOf(folder: string, imports: ReadonlyMap<string, readonly string[]>): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  const within = `${folder}/`;
  const childOf = (file: string) => file.slice(within.length).split('/', 1)[0] ?? '';
  for (const [file, imported] of imports) {
    if (!file.startsWith(within)) continue;
    const child = childOf(file);
    const needed = graph.get(child) ?? new Set();
    graph.set(child, needed);
    for (const other of imported) if (other.startsWith(within) && childOf(other) !== child) needed.add(childOf(other));
  }
  return graph;
}

function importedBy(file: string): string[] {
  const source = fs.readFileSync(file, 'utf8');
  const named = [...source.matchAll(/(?:\bfrom|\bimport|\bimport\() ?'([^'?]+)/g)].map(([, name = '']) => name);
  return named.flatMap((name) => {
    if (name.startsWith('.')) return [path.posix.join(path.posix.dirname(file), name)];
    const alias = Object.entries(inside).find(([start]) => name.startsWith(start));
    return alias === undefined ? [] : [alias[1] + name.slice(alias[0].length)];
  });
}

const sourcesIn = (part: string): string[] =>
  fs
    .readdirSync(part, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]sx?$/.test(name) && !isForTests(name))
    .map((name) => path.posix.join(part, name.replaceAll(path.sep, '/')));

const pathOfFolder = (entry: fs.Dirent): string[] =>
  entry.isDirectory() ? [path.posix.join(entry.parentPath.replaceAll(path.sep, '/'), entry.name)] : [];

const subfolders = (folder: string): string[] => fs.readdirSync(folder, { withFileTypes: true }).flatMap(pathOfFolder);
