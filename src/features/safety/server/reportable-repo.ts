import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';

/** What a member says of themselves. */
export interface Reportable {
  readonly name: string;
  readonly about: string;
  /** Without the sexuality: nothing of what a report is about can be seen by it. */
  readonly traits: Readonly<Record<'hair_colour' | 'eye_colour' | 'body_type' | 'relationship_status', string | null>>;
}

interface Selected {
  readonly name: string;
  readonly about: string;
  readonly hair_colour: string | null;
  readonly eye_colour: string | null;
  readonly body_type: string | null;
  readonly relationship_status: string | null;
}

/**
 * Somebody who exists for the viewer, or whom the viewer has blocked, in whose list of blocked members they still are.
 * Null: nobody else, so that who has blocked the viewer is like somebody unknown.
 */
export async function findReportable(tx: Tx, viewer: UserId, member: UserId): Promise<Reportable | null> {
  const { rows } = await sql<Selected>`
    SELECT p.name, p.about, p.hair_colour, p.eye_colour, p.body_type, p.relationship_status
    FROM profiles p
    WHERE p.user_id = ${member} AND p.status = 'active' AND (
      EXISTS (SELECT FROM visible_members v WHERE v.viewer_id = ${viewer} AND v.user_id = p.user_id)
      OR EXISTS (SELECT FROM blocks b WHERE b.user_id = ${viewer} AND b.blocked_id = p.user_id))`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const { name, about, ...traits } = row;
  return { name, about, traits };
}

/** By which a photo is known again. Null: it has none. */
export async function findPhotoHash(tx: Tx, photo: number): Promise<string | null> {
  const { rows } = await sql<{ phash: string | null }>`SELECT phash::text AS phash FROM photos WHERE id = ${photo}`.execute(tx);
  return rows[0]?.phash ?? null;
}
