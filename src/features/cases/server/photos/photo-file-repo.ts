import { sql } from 'kysely';
import type { Db } from '#platform/server/db/open-database.ts';
import type { StackOf } from './get-photos.ts';

export interface ShieldedFile {
  readonly name: string;
  readonly width: number;
  /** How the person wants to see pictures. */
  readonly grey: boolean;
  readonly blur: boolean;
}

/** Null when no case about this photo alone was ever on the site, or its file is gone. */
export async function findPhotoFile(db: Db, photo: number, { site, staff }: StackOf): Promise<ShieldedFile | null> {
  const { rows } = await sql<ShieldedFile>`
    SELECT f.name, f.width::int AS width, s.grey, s.blur FROM photos f JOIN users u ON u.id = f.user_id JOIN staff s ON s.id = ${staff}
    WHERE f.id = ${photo} AND u.site_id = ${site}
      AND EXISTS (SELECT FROM cases c WHERE c.photo_id = f.id AND c.kind = 'picture' AND c.site_id = u.site_id AND c.subject_id = u.id)`.execute(
    db,
  );
  return rows[0] ?? null;
}
