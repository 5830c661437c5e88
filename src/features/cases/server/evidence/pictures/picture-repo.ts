import { sql } from 'kysely';
import type { StaffId, UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { mostHints } from '../hints.ts';

/** A photo of a profile or a picture of a chat that is stored now. */
export interface ImageRow {
  readonly id: number;
  readonly kind: 'profile' | 'chat';
  readonly name: string;
  readonly caption: string;
  readonly owner: number;
  readonly width: number;
  readonly height: number;
  readonly hash: string | null;
  /** Others see it, or would once it is approved. */
  readonly shown: boolean;
}

/** Those with these names, all photos of the member, and the one that the case is about. */
export async function listImages(
  db: Db | Tx,
  { names, member, photo }: { readonly names: readonly string[]; readonly member: UserId | null; readonly photo: number | null },
): Promise<ImageRow[]> {
  const { rows } = await sql<Omit<ImageRow, 'kind'> & { kind: string }>`
    SELECT f.id, 'profile' AS kind, f.name, f.caption, f.user_id AS owner, f.width::int AS width, f.height::int AS height, f.phash::text AS hash,
      f.status IN ('pending', 'active') AND f.deleted_at IS NULL AS shown
    FROM photos f
    WHERE f.name = ANY(${names}::text[]) OR f.user_id = ${member} OR f.id = ${photo}
    UNION ALL
    SELECT i.id, 'chat', i.name, '', i.user_id, i.width, i.height, NULL, true FROM chat_images i WHERE i.name = ANY(${names}::text[])
    ORDER BY 2 DESC, 1`.execute(db);
  return rows.map((row) => ({ ...row, kind: row.kind === 'chat' ? 'chat' : 'profile' }));
}

export interface DuplicateRow {
  /** Name of the picture of the case. */
  readonly picture: string;
  readonly other: string;
  readonly width: number;
  readonly owner: number;
  readonly name: string | null;
  readonly born: string | null;
  readonly status: string;
  readonly distance: number;
}

/** Bits of 64 that may differ. More than for uploads, which are refused: here a person looks at both. */
const maxDistance = 6;

/**
 * Photos of other members of the site that are nearly the same as one of the pictures, the nearest first. What is too plain to be told
 * from others has no hash, so it is near to nothing.
 */
export async function listDuplicates(
  db: Db | Tx,
  site: number,
  member: UserId | null,
  pictures: readonly { readonly name: string; readonly hash: string }[],
): Promise<DuplicateRow[]> {
  const { rows } = await sql<DuplicateRow>`
    SELECT own.name AS picture, f.name AS other, f.width::int AS width, f.user_id AS owner, p.name, p.date_of_birth::text AS born, u.status,
      bit_count(f.phash # own.hash)::int AS distance
    FROM jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) AS own (name text, hash bit(64))
      JOIN photos f ON bit_count(f.phash # own.hash) <= ${maxDistance} AND f.name <> own.name
      JOIN users u ON u.id = f.user_id AND u.site_id = ${site} LEFT JOIN profiles p ON p.user_id = u.id
    WHERE f.user_id IS DISTINCT FROM ${member}
    ORDER BY distance, f.id DESC LIMIT ${mostHints}`.execute(db);
  return rows;
}

/** A picture that was sent in one of the conversations, by the beginning of its name; null when there is none. */
export async function findSentImage(
  db: Db | Tx,
  conversations: readonly number[],
  beginning: string,
): Promise<{ readonly name: string; readonly width: number; readonly conversation: number } | null> {
  const { rows } = await sql<{ name: string; width: number; conversation: number }>`
    SELECT i.name, i.width::int AS width, m.conversation_id AS conversation FROM chat_images i JOIN messages m ON m.image_id = i.id
    WHERE m.conversation_id = ANY(${conversations}::bigint[]) AND left(i.name, ${beginning.length}) = ${beginning} LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

/** How pictures come for a person unless they ask otherwise. */
export async function findVeil(db: Db, staff: StaffId): Promise<{ readonly blur: boolean; readonly grey: boolean }> {
  return db.selectFrom('staff').select(['blur', 'grey']).where('id', '=', staff).executeTakeFirstOrThrow();
}
