import { type RawBuilder, sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { TraitConsent } from '#features/site/contract/traits.ts';

type Purpose = TraitConsent | 'explicit_interests';

/** SQL: whether the profile `p` may show the data that the purpose covers. The newest consent counts; without any, nothing is shown. */
export const consented = (purpose: Purpose): RawBuilder<boolean> =>
  sql`coalesce((SELECT c.granted FROM consents c WHERE c.user_id = p.user_id AND c.purpose = ${purpose} ORDER BY c.id DESC LIMIT 1), false)`;

/** The purposes for which the member consents to show data. */
export async function shownWithConsent(db: Db | Tx, user: UserId): Promise<Readonly<Record<Purpose, boolean>>> {
  const { rows } = await sql<Record<Purpose, boolean>>`
    SELECT ${consented('religion')} AS religion, ${consented('sexuality')} AS sexuality, ${consented('explicit_interests')} AS explicit_interests
    FROM profiles p WHERE p.user_id = ${user}`.execute(db);
  return rows[0] ?? { religion: false, sexuality: false, explicit_interests: false };
}
