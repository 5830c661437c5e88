import { sql } from 'kysely';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Installation } from './installation.ts';

/** Serialises first starts. False when one of the hosts already belongs to a site. */
export async function areHostsFree(tx: Tx, hosts: readonly string[]): Promise<boolean> {
  await sql`LOCK TABLE sites IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
  const sites = await tx.selectFrom('sites').select('hosts').where('being_set_up', '=', false).execute();
  return !sites.some((site) => site.hosts.some((host) => hosts.includes(host)));
}

/** A link by which the site could be set up in a browser opens nothing any more. */
export async function endSetup(tx: Tx, now: Date): Promise<void> {
  await tx.updateTable('setup').set({ finished_at: now }).where('finished_at', 'is', null).execute();
}

/** Every account has a profile; that of an operator appears in no list. */
export async function insertOwnerProfile(
  tx: Tx,
  { user, site, owner, country, now }: { user: UserId; site: SiteId; owner: Installation['owner']; country: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('profiles')
    .values({
      user_id: user,
      site_id: site,
      name: owner.name,
      status: 'disabled',
      gender: owner.gender,
      search_gender: [],
      date_of_birth: owner.date_of_birth,
      country,
      last_active_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
}
