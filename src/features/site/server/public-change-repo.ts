import { sql } from 'kysely';
import type { SiteId } from '#platform/contract/ids.ts';
import type { PublicChangeName } from '../contract/public-changes.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

export interface PublicChangeRow {
  readonly id: number;
  readonly at: Date;
  readonly name: string;
  readonly old: unknown;
  readonly new: unknown;
}

/** The newest first, those before `before`. */
export const listPublicChanges = (db: Db, site: SiteId, before: number | null, most: number): Promise<PublicChangeRow[]> =>
  db
    .selectFrom('public_changes')
    .select(['id', 'at', 'name', 'old', 'new'])
    .where('site_id', '=', site)
    .where((row) => (before === null ? row.lit(true) : row('id', '<', before)))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

interface NewPublicChange {
  readonly site: SiteId;
  readonly at: Date;
  readonly name: PublicChangeName;
  readonly old: unknown;
  readonly new: unknown;
}

/** Writes a change that anybody can read on `/history`, in the transaction that makes it. */
export async function addPublicChange(tx: Tx, { site, at, name, old, new: next }: NewPublicChange): Promise<void> {
  await tx
    .insertInto('public_changes')
    .values({
      site_id: site,
      at,
      name,
      old: sql<unknown>`${JSON.stringify(old ?? null)}::jsonb`,
      new: sql<unknown>`${JSON.stringify(next ?? null)}::jsonb`,
    })
    .execute();
}

/** When the site opened. */
export const findOpening = async (db: Db, site: SiteId): Promise<Date> =>
  (await db.selectFrom('sites').select('created_at').where('id', '=', site).executeTakeFirstOrThrow()).created_at;
