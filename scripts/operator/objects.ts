import { parseArgs } from 'node:util';
import { deleteFiles } from '../../src/platform/server/file-deletions/file-deletions.ts';
import type { Platform } from '../../src/platform/server/platform.ts';
import { bucketNameOf, changePlace, refuseOtherPlace, settlePlace } from '../../src/platform/server/file-place/file-place.ts';
import { foldersOf, openBuckets, openFolders } from '../../src/platform/server/storage/open-storage.ts';
import { awayReasons, StorageAway } from '../../src/platform/server/storage/storage-away.ts';
import { checkObjects } from './objects/check-objects.ts';
import { takeMoveLock } from './objects/move-lock-repo.ts';
import { hasNoneOf, moveFiles, moveOperatorFiles } from './objects/move-objects.ts';
import { refuse, runCommand } from './run-command.ts';

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
  options: { check: flag, move: flag, here: flag, 'remove-orphans': flag, 'without-files': flag },
});

/** Names that are printed of each kind. */
const mostPrinted = 20;

await runCommand(async (platform) => {
  const [act, ...others] = [values.move ? moveAlone : [], values.check ? check : [], values.here ? placeHere : []].flat();
  if (act === undefined || others.length > 0)
    return refuse('Give one action: npm run objects -- --move, or --check, also with --remove-orphans, or --here.');
  try {
    return await act(platform);
  } catch (error) {
    if (error instanceof StorageAway) return refuse(`Not complete, because ${error.message}. The command can be repeated.`);
    throw error;
  }
});

async function check(platform: Platform): Promise<boolean> {
  await refuseOtherPlace(platform.database.db, platform.env.s3);
  const { orphans, missing } = await checkObjects(platform);
  for (const name of orphans.slice(0, mostPrinted)) console.log(`orphan ${name}`);
  for (const name of missing.slice(0, mostPrinted)) console.log(`missing ${name}`);
  console.log(`${orphans.length} orphans, ${missing.length} missing`);
  if (values['remove-orphans'] && (await hasNoneOf(platform.database.db, platform.storage)))
    return refuse('No orphan is removed: none of the files that the database names is here, so this may be the place of another site.');
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
  const isSettled = await settlePlace({ db: database.db, env, storage: buckets.storage });
  const fault = await buckets.storage.fault();
  if (!isSettled) return refuse(`Nothing was moved, because the bucket of S3_URL cannot be used: ${awayReasons[fault ?? 'away']}.`);
  const files = { from: here.storage, root: roots.storage, to: buckets.storage };
  const { moved, removed, unnamed } = await moveFiles(database.db, files);
  const ownMoved = await moveOperatorFiles({ from: here.operatorFiles, root: roots.operatorFiles, to: buckets.operatorFiles });
  console.log(`${moved} files and ${ownMoved} files of the operator were moved.`);
  if (removed > 0) console.log(`${removed} files that no row names were removed.`);
  if (unnamed > 0) console.log(`${unnamed} files that no row names stay in ${roots.storage}.`);
  return true;
}

/** The operator has copied the files there, or works on a copy of the database. */
async function placeHere({ env, database: { db } }: Platform): Promise<boolean> {
  // Without what the folder of this machine has beside a bucket.
  const { storage } = (await openBuckets(env)) ?? openFolders(env);
  const fault = await storage.fault();
  if (fault !== null) return refuse(`Nothing was changed, because the bucket of S3_URL cannot be used: ${awayReasons[fault]}.`);
  const bucket = bucketNameOf(env.s3);
  const place = bucket === null ? foldersOf(env).storage : `the bucket ${bucket}`;
  if (!values['without-files'] && (await hasNoneOf(db, storage)))
    return refuse(
      `None of the files that the database names is in ${place}: copy them first, or add --without-files if the site is to go without.`,
    );
  await changePlace(db, env.s3);
  console.log(
    `The files of this installation are in ${place} from now on. Every process has to start ${bucket === null ? 'without S3_URL' : 'with this S3_URL'}; one that still runs stores files where it did, so end it first.`,
  );
  return true;
}
