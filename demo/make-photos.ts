import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { newPhotoName, type StoredImage, storeFiles } from '#features/photos/server/index.ts';
import { type ProcessedImage, processImage } from '#platform/server/images/process-image.ts';
import { readEnv } from '#platform/server/env.ts';
import { openStorages } from '#platform/server/storage/open-storage.ts';
import type { MadePhoto, PhotoTask } from './demo-photos.ts';
import { whenBucketAnswers } from './when-bucket-answers.ts';

/** A process that makes the files of demo photos and ends. Started by `importDemoPhotos` with the folder of the data. */
const folder = path.join(import.meta.dirname, 'photos');
/** Images at the same time: there are usually two cores. */
const workers = 3;
/** Ms for which a bucket may take a file: no member waits for it. */
const respondsWithin = 60_000;
const [, , dataDir = ''] = process.argv;
const { storage } = await openStorages({ ...readEnv(), dataDir }, { respondsWithin });

// Whoever opens the site meanwhile comes first.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
// Without the site nobody needs what is made here.
process.once('disconnect', () => process.exit());
process.once('message', (tasks: readonly PhotoTask[]) => void makeAll(tasks));

/** Sends them in the order of the tasks: the first photos of all members come before any second one. */
async function makeAll(tasks: readonly PhotoTask[]): Promise<void> {
  const limited = pLimit(workers);
  for (const photo of tasks.map((task) => limited(makePhoto, task))) process.send?.(await photo);
}

/** Processes a portrait like an upload: checked, re-encoded, resized, blurred. With little effort, because somebody waits for the first start. */
async function makePhoto({ file, copies }: PhotoTask): Promise<MadePhoto> {
  const image = await processImage(await fs.readFile(path.join(folder, `${file}.webp`)), { avif: false, fast: true });
  if (typeof image === 'string') throw new Error(`The photo ${file} was refused: ${image}.`);
  return { file, images: await Promise.all(Array.from({ length: copies }, () => store(image))) };
}

/** Under one name, so that no file is left of a try that has failed. What waits is said by `/readyz`. */
function store(image: ProcessedImage): Promise<StoredImage> {
  const name = newPhotoName();
  return whenBucketAnswers(
    () => storeFiles(storage, image, name),
    () => {},
  );
}
