import type { Platform } from '#app/server/platform.ts';
import { insertSite } from '#features/site/server/index.ts';
import { demoSites } from './sites.ts';

/** Fills an empty database with the demo sites and their people; does nothing when there is a site already. */
export async function seedDemo({ database: { db }, clock }: Platform, say: (text: string) => void): Promise<void> {
  const found = await db.selectFrom('sites').select('id').limit(1).executeTakeFirst();
  if (found) return;
  say('Filling the demo site with people …');
  for (const site of demoSites) await insertSite(db, site, clock.now());
}
