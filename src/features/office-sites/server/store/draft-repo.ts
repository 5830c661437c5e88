import { sql } from 'kysely';
import type { SiteId, StaffId } from '#platform/contract/ids.ts';
import { staffId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Fields } from '../document/site-document.ts';

export interface Draft {
  readonly version: number;
  /** The new values, by field. */
  readonly changes: Fields;
  /** Who changed it last; null: nobody yet. */
  readonly by: StaffId | null;
  readonly at: Date | null;
}

const untouched: Draft = { version: 1, changes: {}, by: null, at: null };

const select = (db: Db | Tx, site: SiteId) =>
  db.selectFrom('site_drafts').select(['version', 'changes', 'changed_by', 'changed_at']).where('site_id', '=', site);
type Selected = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const draftOf = ({ version, changes, changed_by, changed_at }: Selected): Draft => ({
  version,
  changes: typeof changes === 'object' ? { ...changes } : {},
  by: changed_by === null ? null : staffId(changed_by),
  at: changed_at,
});

export async function findDraft(db: Db | Tx, site: SiteId): Promise<Draft> {
  const row = await select(db, site).executeTakeFirst();
  return row === undefined ? untouched : draftOf(row);
}

/** Lets changes of one site's draft, and its publications, wait for each other. */
export async function lockDraft(tx: Tx, site: SiteId, now: Date): Promise<Draft> {
  await tx
    .insertInto('site_drafts')
    .values({ site_id: site, version: untouched.version, changes: JSON.stringify({}), changed_at: now })
    .onConflict((conflict) => conflict.column('site_id').doNothing())
    .execute();
  return draftOf(await select(tx, site).forUpdate().executeTakeFirstOrThrow());
}

interface Changed {
  readonly site: SiteId;
  readonly changes: Fields;
  readonly by: StaffId;
  readonly now: Date;
}

/** The next version of the draft. */
export async function setDraft(tx: Tx, { site, changes, by, now }: Changed): Promise<void> {
  await tx
    .updateTable('site_drafts')
    .set({
      changes: sql<unknown>`${JSON.stringify(changes)}::jsonb`,
      version: sql<number>`version + 1`,
      changed_by: by,
      changed_at: now,
    })
    .where('site_id', '=', site)
    .execute();
}
