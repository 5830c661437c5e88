import {
  listBeingRemoved,
  listNamedFiles,
  listPendingCopies,
  storedFolders,
} from '../../../src/app/server/across-features/stored-files-repo.ts';
import type { Platform } from '../../../src/platform/server/platform.ts';
import { writtenWithin } from '../../../src/platform/server/file-deletions/file-deletions.ts';

export interface CheckedObjects {
  /** Files that no row names and that nobody is writing. */
  readonly orphans: readonly string[];
  /** Files that a row names, without copies that are still to be made. */
  readonly missing: readonly string[];
}

type Deps = Pick<Platform, 'database' | 'storage'>;

/** While the site runs, young files are spared: the row that names one may still come. */
type SiteState = Readonly<Record<'mayBeWriting', boolean>>;

/**
 * Compares rows and files both ways, a folder at a time, also while the site runs: whatever differs is looked at again, because it may
 * have come or gone meanwhile. GIFs that nobody has sent are kept for whoever sends them.
 */
export async function checkObjects(deps: Deps, state: SiteState = { mayBeWriting: true }): Promise<CheckedObjects> {
  const [orphans, missing]: [string[], string[]] = [[], []];
  for (const folder of storedFolders) {
    const found = await checkFolder(deps, folder, state);
    orphans.push(...found.orphans);
    missing.push(...found.missing);
  }
  return { orphans, missing };
}

async function checkFolder({ database: { db }, storage }: Deps, folder: string, { mayBeWriting }: SiteState): Promise<CheckedObjects> {
  const stored = new Map<string, number>();
  for await (const page of storage.list(folder)) for (const { name, modifiedAt } of page) stored.set(name, modifiedAt.getTime());
  const named = new Set(await listNamedFiles(db, folder));
  // After the names: a copy that is not among these was made before, so it is there.
  const pending = await listPendingCopies(db);
  const removed = await listBeingRemoved(db, folder);
  const isRemoved = (name: string) => removed.has(name) || removed.has(name.slice(0, name.lastIndexOf('/') + 1));
  // By the machine's clock, as the storage's times are.
  const oldest = mayBeWriting ? Date.now() - writtenWithin : Infinity;
  const isOrphan = ([name, at]: [string, number]) => folder !== 'gifs' && !named.has(name) && !isRemoved(name) && at < oldest;
  const orphans: string[] = [];
  for (const [name] of [...stored].filter(isOrphan)) if ((await storage.stat(name)) !== null) orphans.push(name);
  const missing: string[] = [];
  const isMissing = async (name: string) => !stored.has(name) && !pending.has(name) && (await storage.stat(name)) === null;
  for (const name of named) if (await isMissing(name)) missing.push(name);
  if (missing.length === 0) return { orphans, missing };
  const still = new Set(await listNamedFiles(db, folder));
  return { orphans, missing: missing.filter((name) => still.has(name)) };
}
