import type { SiteId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { SourceRow } from '#features/site/server/index.ts';

interface NewVisit {
  readonly site: SiteId;
  readonly tokenHash: Buffer;
  readonly source: SourceRow;
  readonly textVersion: string;
  readonly now: Date;
}

/** Does nothing when the visit is stored already. */
export async function insertVisit(db: Db, { site, tokenHash, source, textVersion, now }: NewVisit): Promise<void> {
  await db
    .insertInto('visits')
    .values({ site_id: site, token_hash: tokenHash, ...source, text_version: textVersion, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeVisits(db: Db, site: SiteId, tokenHashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('visits').where('site_id', '=', site).where('token_hash', 'in', tokenHashes).execute();
}

/** Only the first time counts. */
export async function markHidden(db: Db, site: SiteId, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('visits')
    .set({ hidden_at: now })
    .where('site_id', '=', site)
    .where('token_hash', '=', tokenHash)
    .where('hidden_at', 'is', null)
    .execute();
}

export async function deleteVisits(db: Db, upTo: Date): Promise<void> {
  await db.deleteFrom('visits').where('created_at', '<=', upTo).execute();
}
