import { sql } from 'kysely';
import { type StaffId, staffId, type UserId, userId } from '#platform/contract/ids.ts';
import { type Language, pickLanguage } from '#platform/contract/languages.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { StackOf } from './get-photos.ts';

/** The newest case about a photo alone, and the photo as it is now. */
export interface PhotoCase {
  readonly id: number;
  readonly number: string;
  readonly state: string;
  /** Who has it now; null when it is free. */
  readonly claimedBy: StaffId | null;
  readonly claimedUntil: Date | null;
  readonly owner: UserId | null;
  readonly language: Language;
  /** Null: the photo is deleted for good. */
  readonly status: string | null;
  readonly deletedAt: Date | null;
  readonly uploadedAt: Date | null;
  /** Another member has nearly the same photo, which is why it waits. */
  readonly isDuplicate: boolean;
}

interface Row {
  readonly id: number;
  readonly number: string;
  readonly state: string;
  readonly claimed_by: number | null;
  readonly claimed_until: Date | null;
  readonly owner: number | null;
  readonly language: string | null;
  readonly status: string | null;
  readonly deleted_at: Date | null;
  readonly created_at: Date | null;
  readonly held_for: string | null;
}

/** The case stays locked. Null when the site has none about this photo. */
export async function lockPhotoCase(tx: Tx, photo: number, { site }: Pick<StackOf, 'site'>): Promise<PhotoCase | null> {
  const { rows } = await sql<Row>`
    SELECT c.id, c.number, c.state, c.claimed_by, c.claimed_until, c.subject_id AS owner, u.language, f.status, f.deleted_at, f.created_at, f.held_for
    FROM cases c LEFT JOIN photos f ON f.id = c.photo_id AND f.user_id = c.subject_id LEFT JOIN users u ON u.id = c.subject_id
    WHERE c.photo_id = ${photo} AND c.kind = 'picture' AND c.site_id = ${site}
    ORDER BY c.id DESC LIMIT 1 FOR UPDATE OF c`.execute(tx);
  const [row] = rows;
  if (row === undefined) return null;
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    claimedBy: row.claimed_by === null ? null : staffId(row.claimed_by),
    claimedUntil: row.claimed_until,
    owner: row.owner === null ? null : userId(row.owner),
    language: pickLanguage(row.language),
    status: row.status,
    deletedAt: row.deleted_at,
    uploadedAt: row.created_at,
    isDuplicate: row.held_for === 'duplicate',
  };
}

/** Who decided the case last, and when; null when nobody has. */
export async function findDecider(tx: Tx, id: number): Promise<{ readonly by: StaffId | null; readonly at: Date } | null> {
  const row = await tx
    .selectFrom('decisions')
    .select(['decided_by', 'decided_at'])
    .where('case_id', '=', id)
    .where('withdrawn_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { by: row.decided_by === null ? null : staffId(row.decided_by), at: row.decided_at };
}
