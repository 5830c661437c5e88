import { sql } from 'kysely';
import * as Type from 'typebox';
import { Value } from 'typebox/value';
import type { SiteId, StaffId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { FieldChange } from '../document/site-document.ts';

const Changes = Type.Array(Type.Object({ field: Type.String(), old: Type.Unknown(), new: Type.Unknown() }));

export interface Edition {
  readonly id: number;
  readonly at: Date;
  readonly by: { readonly id: number; readonly name: string };
  readonly changes: readonly FieldChange[];
  /** The one that it takes back; null for none. */
  readonly reverts: number | null;
  /** The one that took it back; null for none. */
  readonly revertedBy: number | null;
}

interface EditionRow {
  readonly id: number;
  readonly at: Date;
  readonly staff_id: number;
  readonly name: string;
  readonly changes: unknown;
  readonly reverts: number | null;
  readonly reverted_by: number | null;
}

const editionOf = (row: EditionRow): Edition => ({
  id: row.id,
  at: row.at,
  by: { id: row.staff_id, name: row.name },
  changes: Value.Parse(Changes, row.changes),
  reverts: row.reverts,
  revertedBy: row.reverted_by,
});

const columns = sql`e.id, e.at, e.staff_id, s.name, e.changes, e.reverts,
  (SELECT r.id FROM site_editions r WHERE r.reverts = e.id) AS reverted_by`;

/** The newest first, those before `before`. */
export async function listEditions(db: Db, site: SiteId, before: number | null, most: number): Promise<Edition[]> {
  const { rows } = await sql<EditionRow>`
    SELECT ${columns} FROM site_editions e JOIN staff s ON s.id = e.staff_id
    WHERE e.site_id = ${site} AND (${before}::bigint IS NULL OR e.id < ${before}::bigint)
    ORDER BY e.id DESC LIMIT ${most}`.execute(db);
  return rows.map(editionOf);
}

export async function findEdition(tx: Tx, site: SiteId, id: number): Promise<Edition | null> {
  const { rows } = await sql<EditionRow>`
    SELECT ${columns} FROM site_editions e JOIN staff s ON s.id = e.staff_id WHERE e.site_id = ${site} AND e.id = ${id}`.execute(tx);
  return rows[0] === undefined ? null : editionOf(rows[0]);
}

interface NewEdition {
  readonly site: SiteId;
  readonly by: StaffId;
  readonly changes: readonly FieldChange[];
  readonly reverts?: number;
  readonly now: Date;
}

export async function insertEdition(tx: Tx, { site, by, changes, reverts, now }: NewEdition): Promise<number> {
  const { id } = await tx
    .insertInto('site_editions')
    .values({ site_id: site, at: now, staff_id: by, changes: JSON.stringify(changes), reverts: reverts ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
