import { deleteFiles } from '../../../src/platform/server/file-deletions/file-deletions.ts';
import type { Platform } from '../../../src/platform/server/platform.ts';
import { StorageAway } from '../../../src/platform/server/storage/storage-away.ts';
import { checkObjects } from '../objects/check-objects.ts';
import { hasNoneOf } from '../objects/move-objects.ts';

const dayMs = 24 * 3_600_000;

type Deps = Pick<Platform, 'database' | 'storage' | 'clock'>;

/**
 * Has the site remove files that no row names: members had deleted them before the restored time, or sent them after it. Nothing is
 * removed before the site starts with the restored data, so a restore that is interrupted or repeated loses nothing. A bucket was not
 * restored and its files are nowhere else: they stay for a day, so that a wrong restore can be undone.
 */
export async function removeUnnamed({ isBucket, ...deps }: Deps & { readonly isBucket: boolean }, say: (sentence: string) => void) {
  try {
    if (await hasNoneOf(deps.database.db, deps.storage))
      return say('No file that the database names is there, so no other one is removed: this may be the place of another site.');
    // The site does not run, so nobody is writing a file.
    const { orphans, missing } = await checkObjects(deps, { mayBeWriting: false });
    await deleteFiles(deps.database.db, orphans, new Date(deps.clock.now().getTime() + (isBucket ? dayMs : 0)));
    say(
      `${orphans.length} files that no row names are removed ${isBucket ? 'from the bucket a day from now' : 'when the site starts'}; ${missing.length} files are missing.`,
    );
  } catch (error) {
    if (!(error instanceof StorageAway)) throw error;
    say(`Files that no row names are still there, because ${error.message}. Later run npm run objects -- --check --remove-orphans.`);
  }
}
