import path from 'node:path';
import sharp from 'sharp';
import type { Platform } from '#platform/server/platform.ts';
import { addTeaser } from '#features/teasers/server/index.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import { demoTeasers } from './teasers.ts';
import { whenBucketAnswers } from './when-bucket-answers.ts';

const folder = path.join(import.meta.dirname, 'teasers');

/** Inserts the demo teasers, each with an image. */
export async function seedTeasers({ database, storage, log }: Pick<Platform, 'database' | 'storage' | 'log'>, site: SiteId): Promise<void> {
  for (const { drawing, ...teaser } of demoTeasers) {
    const image = await sharp(path.join(folder, drawing)).png().toBuffer();
    const added = await whenBucketAnswers(
      () => addTeaser({ db: database.db, storage }, site, teaser, image),
      (error) => log.warn({ error: String(error) }, 'the demo data waits for the bucket'),
    );
    if (!added.ok) throw new Error(`The drawing ${drawing} was refused: ${added.code}.`);
  }
}
