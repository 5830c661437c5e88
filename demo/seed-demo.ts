import fs from 'node:fs';
import path from 'node:path';
import { EnvError } from '#platform/server/env.ts';
import type { Platform } from '#platform/server/platform.ts';
import { hashPassword } from '#features/account/server/index.ts';
import type { StoredSettings } from '#features/site/contract/settings.ts';
import { insertSite } from '#features/site/server/index.ts';
import { addStaff } from '#features/staff/server/index.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import { ageOn, dayIn, isDay } from '#platform/contract/time.ts';
import { cast, type SeedMember } from './cast.ts';
import { demoMember } from './conversations.ts';
import { demoAccounts, demoPassword, demoStaff } from './demo-accounts.ts';
import { expectDemoPhotos } from './demo-photos.ts';
import { seedDiscountCodes } from './discount-codes.ts';
import { seedConversations } from './seed-conversations.ts';
import { seedLikes } from './seed-likes.ts';
import { seedMembers } from './seed-members.ts';
import { seedPackages } from './packages.ts';
import { seedPurchases, spendOnMessages } from './seed-purchases.ts';
import { seedTeasers } from './seed-teasers.ts';
import { demoSites } from './sites.ts';

/** Is there while the demo data is made, so that a start that was killed meanwhile does not pass for a whole one. */
export const incompleteMark = (dataDir: string): string => path.join(dataDir, 'demo-incomplete');

/**
 * Fills an empty database with the demo sites and their members, without photos, which `importDemoPhotos` adds; does nothing
 * when a site exists already. Throws an EnvError where an interrupted start has left a part of it.
 */
export async function seedDemo(platform: Platform): Promise<void> {
  const { env, database, clock } = platform;
  const found = await database.db.selectFrom('sites').select('id').limit(1).executeTakeFirst();
  const mark = incompleteMark(env.dataDir);
  if (found) {
    if (fs.existsSync(mark)) throw new EnvError('The start that made the demo data was interrupted.');
    return;
  }
  const now = clock.now();
  const passwordHash = await hashPassword(demoPassword);
  expectDemoPhotos(env.dataDir);
  fs.writeFileSync(mark, '');
  for (const [index, site] of demoSites.entries()) {
    const id = await insertSite(database.db, site, now);
    const members = index === 0 ? cast : cast.filter((member) => belongsToNajaar(member, now));
    await seedSite(platform, id, members, passwordHash, site.settings);
  }
  for (const { email, name, role } of demoStaff)
    await addStaff(database.db, { email, name, grants: [{ role, site: null }], passwordHash, now });
  // Gives the query planner statistics for the first queries; autovacuum would take a minute to collect them.
  await database.pool.query('ANALYZE');
  fs.rmSync(mark);
}

async function seedSite(
  platform: Platform,
  site: SiteId,
  members: readonly SeedMember[],
  passwordHash: string,
  { timed_premium: timed }: Pick<StoredSettings, 'timed_premium'>,
): Promise<void> {
  const { database, clock } = platform;
  const ids = await seedMembers(database.db, { site, cast: members, passwordHash, now: clock.now() });
  await seedPackages(database.db, site, timed);
  const owners = demoAccounts.flatMap(({ key }) => ids.get(key) ?? []);
  await seedDiscountCodes({ db: database.db, site, owners, now: clock.now() });
  await seedTeasers(platform, site);
  await seedLikes(database.db, members, ids, clock.now());
  await seedConversations(database.db, ids, clock.now());
  const buyer = ids.get(demoMember);
  if (buyer === undefined) return;
  await seedPurchases(platform, site, buyer);
  await spendOnMessages(database.db, buyer);
}

/** The second brand is for people of forty and over, from the Netherlands and Germany. */
export function belongsToNajaar(member: SeedMember, now: Date): boolean {
  return ['NL', 'DE'].includes(member.country) && isDay(member.date_of_birth) && ageOn(member.date_of_birth, dayIn('UTC', now)) >= 40;
}
