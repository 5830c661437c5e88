import { parseArgs } from 'node:util';
import { deleteFiles } from '../../src/platform/server/file-deletions/file-deletions.ts';
import type { Platform } from '../../src/platform/server/platform.ts';
import { foldersOf, openBuckets, openFolders } from '../../src/platform/server/storage/open-storage.ts';
import { StorageAway } from '../../src/platform/server/storage/storage-away.ts';
import { checkObjects } from './objects/check-objects.ts';
import { takeMoveLock } from './objects/move-lock-repo.ts';
import { moveFiles, moveOperatorFiles } from './objects/move-objects.ts';
import { refuse, runCommand } from './run-command.ts';

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { check: flag, move: flag, 'remove-orphans': flag } });

/** Names that are printed of each kind. */
const mostPrinted = 20;

await runCommand(async (platform) => {
  if (values.check === values.move) return refuse('Give one action: npm run objects -- --move, or --check, also with --remove-orphans.');
  try {
    return values.move ? await moveAlone(platform) : await check(platform);
  } catch (error) {
    if (error instanceof StorageAway) return refuse(`Not complete, because ${error.message}. The command can be repeated.`);
    throw error;
  }
});

async function check(platform: Platform): Promise<boolean> {
  const { orphans, missing } = await checkObjects(platform);
  for (const name of orphans.slice(0, mostPrinted)) console.log(`orphan ${name}`);
  for (const name of missing.slice(0, mostPrinted)) console.log(`missing ${name}`);
  console.log(`${orphans.length} orphans, ${missing.length} missing`);
  if (values['remove-orphans']) await deleteFiles(platform.database.db, orphans, platform.clock.now());
  return orphans.length === 0 && missing.length === 0;
}

async function moveAlone(platform: Platform): Promise<boolean> {
  const release = await takeMoveLock(platform.database.connection);
  if (release === null) return refuse('Another process is moving files to the bucket: wait until it has ended, then repeat the command.');
  try {
    return await move(platform);
  } finally {
    await release();
  }
}

async function move({ env, database }: Platform): Promise<boolean> {
  const [here, buckets, roots] = [openFolders(env), await openBuckets(env), foldersOf(env)];
  if (buckets === null) return refuse('Set S3_URL to the bucket that the files are to be moved to.');
  const files = { from: here.storage, root: roots.storage, to: buckets.storage };
  const { moved, removed, unnamed } = await moveFiles(database.db, files);
  const ownMoved = await moveOperatorFiles({ from: here.operatorFiles, root: roots.operatorFiles, to: buckets.operatorFiles });
  console.log(`${moved} files and ${ownMoved} files of the operator were moved.`);
  if (removed > 0) console.log(`${removed} files that no row names were removed.`);
  if (unnamed > 0) console.log(`${unnamed} files that no row names stay in ${roots.storage}.`);
  return true;
}
