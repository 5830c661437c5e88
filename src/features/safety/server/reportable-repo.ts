import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Answer } from '#features/prompts/contract/prompts.ts';
import { storedAnswers } from '#features/prompts/server/index.ts';
import { type PlainTrait, plainTraits } from '#features/site/contract/traits.ts';

/** The reportable content of a profile. */
export interface Reportable {
  readonly name: string;
  readonly about: string;
  readonly answers: readonly Answer[];
  /** Without those that need a consent: nothing of what a report is about can be seen by them. */
  readonly traits: Readonly<Record<PlainTrait, string | null>>;
}

interface Selected extends Readonly<Record<PlainTrait, string | null>> {
  readonly name: string;
  readonly about: string;
  readonly answers: unknown;
}

/**
 * A member who is visible to the viewer or blocked by the viewer. Null for all others, so that a member who blocked the
 * viewer looks like an unknown one.
 */
export async function findReportable(tx: Tx, viewer: UserId, member: UserId): Promise<Reportable | null> {
  const { rows } = await sql<Selected>`
    SELECT p.name, p.about, p.answers, ${sql.join(plainTraits.map((name) => sql.ref(`p.${name}`)))}
    FROM profiles p
    WHERE p.user_id = ${member} AND p.status = 'active' AND (
      EXISTS (SELECT FROM visible_members v WHERE v.viewer_id = ${viewer} AND v.user_id = p.user_id)
      OR EXISTS (SELECT FROM blocks b WHERE b.user_id = ${viewer} AND b.blocked_id = p.user_id))`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const { name, about, answers, ...traits } = row;
  return { name, about, answers: storedAnswers(answers), traits };
}

/** The perceptual hash of a photo; null when it has none. */
export async function findPhotoHash(tx: Tx, photo: number): Promise<string | null> {
  const { rows } = await sql<{ phash: string | null }>`SELECT phash::text AS phash FROM photos WHERE id = ${photo}`.execute(tx);
  return rows[0]?.phash ?? null;
}
