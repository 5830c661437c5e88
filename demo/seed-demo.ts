import fs from 'node:fs/promises';
import path from 'node:path';
import { processImage, type ProcessedImage } from '#platform/server/images/process-image.ts';
import type { Platform } from '#platform/server/platform.ts';
import { hashPassword } from '#features/account/server/index.ts';
import { addPhoto } from '#features/photos/server/index.ts';
import type { StoredSettings } from '#features/site/contract/settings.ts';
import { insertSite } from '#features/site/server/index.ts';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { ageOn, dayIn, isDay } from '#platform/contract/time.ts';
import { cast, type SeedMember } from './cast.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { seedDiscountCodes } from './discount-codes.ts';
import { seedConversations } from './seed-conversations.ts';
import { seedLikes } from './seed-likes.ts';
import { seedMembers } from './seed-members.ts';
import { seedPackages } from './packages.ts';
import { seedTeasers } from './seed-teasers.ts';
import { demoSites } from './sites.ts';

type Report = (text: string) => void;
/** By name: both brands have members with the same photos. */
type ProcessedPhotos = Map<string, Promise<ProcessedImage>>;

const photoFolder = path.join(import.meta.dirname, 'photos');
/** Photos processed concurrently: there are usually two cores. */
const photoWorkers = 3;

/** Fills an empty database with the demo sites and their members; does nothing when a site exists already. */
export async function seedDemo(platform: Platform, report: Report): Promise<void> {
  const { database, clock } = platform;
  const found = await database.db.selectFrom('sites').select('id').limit(1).executeTakeFirst();
  if (found) return;
  const now = clock.now();
  const passwordHash = await hashPassword(demoPassword);
  const processed: ProcessedPhotos = new Map();
  for (const [index, site] of demoSites.entries()) {
    const id = await insertSite(database.db, site, now);
    const members = index === 0 ? cast : cast.filter((member) => belongsToNajaar(member, now));
    await seedSite(platform, id, members, passwordHash, site.settings, processed, report);
  }
  // Gives the query planner statistics for the first queries; autovacuum would take a minute to collect them.
  await database.pool.query('ANALYZE');
}

async function seedSite(
  platform: Platform,
  site: SiteId,
  members: readonly SeedMember[],
  passwordHash: string,
  { name, timed_premium: timed }: Pick<StoredSettings, 'name' | 'timed_premium'>,
  processed: ProcessedPhotos,
  report: Report,
): Promise<void> {
  const { database, clock } = platform;
  const ids = await seedMembers(database.db, { site, cast: members, passwordHash, now: clock.now() });
  await seedPackages(database.db, site, timed);
  const owners = demoAccounts.flatMap(({ key }) => ids.get(key) ?? []);
  await seedDiscountCodes({ db: database.db, site, owners, now: clock.now() });
  await seedTeasers(platform, site);
  await seedLikes(database.db, members, ids, clock.now());
  await seedConversations(database.db, ids, clock.now());
  await seedPhotos(platform, members, ids, processed, name, report);
}

/** The second brand is for people of forty and over, from the Netherlands and Germany. */
export function belongsToNajaar(member: SeedMember, now: Date): boolean {
  return ['NL', 'DE'].includes(member.country) && isDay(member.date_of_birth) && ageOn(member.date_of_birth, dayIn('UTC', now)) >= 40;
}

/** Processes a portrait like an upload: checked, re-encoded, resized, blurred. In a hurry, because somebody waits for the first start. */
function photoOf(name: string, processed: ProcessedPhotos): Promise<ProcessedImage> {
  const known = processed.get(name) ?? processPhoto(name);
  processed.set(name, known);
  return known;
}

async function processPhoto(name: string): Promise<ProcessedImage> {
  const bytes = await fs.readFile(path.join(photoFolder, `${name}.webp`));
  const image = await processImage(bytes, { avif: false, hurry: true });
  if (typeof image === 'string') throw new Error(`The photo ${name} was refused: ${image}.`);
  return image;
}

async function seedPhotos(
  { database, storage, clock }: Platform,
  members: readonly SeedMember[],
  ids: ReadonlyMap<string, UserId>,
  processed: ProcessedPhotos,
  name: string,
  report: Report,
): Promise<void> {
  const deps = { db: database.db, storage, clock };
  const queue = [...members];
  const total = members.reduce((sum, { photos }) => sum + photos, 0);
  let made = 0;
  const work = async () => {
    for (let member = queue.shift(); member !== undefined; member = queue.shift()) {
      const user = ids.get(member.key);
      if (user === undefined) continue;
      for (let n = 1; n <= member.photos; n++) {
        await addPhoto(deps, { user, image: await photoOf(`${member.key}-${n}`, processed), status: 'active' });
        if (++made % 60 === 0 || made === total) report(`${name}: ${members.length} demo members, ${made} of ${total} photos …`);
      }
    }
  };
  await Promise.all(Array.from({ length: photoWorkers }, work));
}
