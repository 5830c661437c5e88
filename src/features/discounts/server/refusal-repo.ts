import type { SiteId } from '#platform/contract/ids.ts';
import type { ErrorParams } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';

interface Refusal {
  /** Why. */
  readonly code: string;
  /** Those of the error, with the `code` that was refused. */
  readonly params: ErrorParams;
}

/** Counts that a code of the site was refused, without whom. Texts that are no code of the site are not counted. */
export async function countRefusal(db: Db, site: SiteId, { code: reason, params }: Refusal, now: Date): Promise<void> {
  if (!reason.startsWith('discount_') || reason === 'discount_not_found') return;
  await db
    .insertInto('discount_refusals')
    .values({ site_id: site, code: String(params['code']), reason, count: 1, last_at: now })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'code', 'reason']).doUpdateSet(({ eb }) => ({
        count: eb('discount_refusals.count', '+', 1),
        last_at: now,
      })),
    )
    .execute();
}
