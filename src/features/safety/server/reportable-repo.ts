import { type RawBuilder, sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Answer } from '#features/prompts/contract/answer.ts';
import { storedAnswers } from '#features/prompts/server/index.ts';
import { type PlainTrait, plainTraits } from '#features/site/contract/traits.ts';

/** The reportable content of a profile. */
export interface Reportable {
  readonly name: string;
  readonly about: string;
  readonly answers: readonly Answer[];
  /** Without traits that need a consent, because they are not relevant to a report. */
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
export const findReportable = (tx: Tx, viewer: UserId, member: UserId): Promise<Reportable | null> =>
  findProfile(
    tx,
    member,
    sql`p.status = 'active' AND (
      EXISTS (SELECT FROM visible_members v WHERE v.viewer_id = ${viewer} AND v.user_id = p.user_id)
      OR EXISTS (SELECT FROM blocks b WHERE b.user_id = ${viewer} AND b.blocked_id = p.user_id))`,
  );

/** Null when the account is erased. */
export async function findProfile(tx: Tx, member: UserId, condition: RawBuilder<unknown> = sql`true`): Promise<Reportable | null> {
  const { rows } = await sql<Selected>`
    SELECT p.name, p.about, p.answers, ${sql.join(plainTraits.map((name) => sql.ref(`p.${name}`)))}
    FROM profiles p
    WHERE p.user_id = ${member} AND ${condition}`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const { name, about, answers, ...traits } = row;
  return { name, about, answers: storedAnswers(answers), traits };
}

/** A member with whom the viewer has written and who is not visible to the viewer, as the viewer may know them. */
export interface LostMember {
  readonly id: UserId;
  readonly conversation: number;
  readonly name: string;
  /** The profile as stored with the member's block; null when the member left, or the block is older than this feature. */
  readonly snapshot: object | null;
}

interface SelectedLost {
  readonly other_id: number;
  readonly conversation_id: number;
  readonly name: string | null;
  readonly snapshot: unknown;
}

/**
 * Null when they have not written to each other, when the other is visible, or blocked the viewer before `since`. Of members
 * who were never activated nothing was delivered. The rest gets the same answer, whether they left or blocked the viewer.
 */
export async function findLost(
  db: Db | Tx,
  viewer: UserId,
  by: { readonly conversation: number } | { readonly profile: number },
  since: Date,
): Promise<LostMember | null> {
  const which = 'profile' in by ? sql`c.other_id = ${by.profile}` : sql`c.conversation_id = ${by.conversation}`;
  const { rows } = await sql<SelectedLost>`
    SELECT c.other_id, c.conversation_id, coalesce(b.snapshot ->> 'name', p.name) AS name, b.snapshot
    FROM conversation_sides c JOIN users u ON u.id = c.other_id JOIN profiles p ON p.user_id = c.other_id
      LEFT JOIN blocks b ON b.user_id = c.other_id AND b.blocked_id = c.user_id
    WHERE c.user_id = ${viewer} AND ${which} AND c.last_message_id > 0
      AND (u.status IN ('active', 'held') OR u.deleted_from = 'active')
      AND (b.created_at IS NULL OR b.created_at > ${since})
      AND NOT EXISTS (SELECT FROM visible_members v WHERE v.viewer_id = c.user_id AND v.user_id = c.other_id)`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const snapshot = typeof row.snapshot === 'object' ? row.snapshot : null;
  return { id: userId(row.other_id), conversation: row.conversation_id, name: row.name ?? '', snapshot };
}

/** Messages that the viewer received in the conversation and has not removed, newest first. */
export async function findReceived(
  db: Db,
  viewer: UserId,
  { id, conversation }: Pick<LostMember, 'id' | 'conversation'>,
  limit: number,
): Promise<{ id: number; text: string; created_at: Date }[]> {
  const { rows } = await sql<{ id: number; text: string; created_at: Date }>`
    SELECT m.id, m.text, m.created_at FROM conversation_sides c JOIN messages m ON m.conversation_id = c.conversation_id AND m.id > c.removed_up_to
    WHERE c.user_id = ${viewer} AND c.conversation_id = ${conversation} AND m.sender_id = ${id}
    ORDER BY m.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** Whether they have written to each other, or one to the other. */
export async function haveWritten(tx: Tx, one: UserId, other: UserId): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM conversation_sides WHERE user_id = ${one} AND other_id = ${other} AND last_message_id > 0`.execute(tx);
  return rows.length > 0;
}

/** Keeps photos and images of messages from being deleted until the transaction ends. Returns the names of those that are there. */
export async function lockImages(tx: Tx, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const photos = await sql<{ name: string }>`
    SELECT name FROM photos WHERE name = ANY(${names}::text[]) ORDER BY id FOR KEY SHARE`.execute(tx);
  const images = await sql<{ name: string }>`
    SELECT name FROM chat_images WHERE name = ANY(${names}::text[]) ORDER BY id FOR KEY SHARE`.execute(tx);
  return [...photos.rows, ...images.rows].map(({ name }) => name);
}

/** The perceptual hash of a photo; null when it has none. */
export async function findPhotoHash(tx: Tx, photo: number): Promise<string | null> {
  const { rows } = await sql<{ phash: string | null }>`SELECT phash::text AS phash FROM photos WHERE id = ${photo}`.execute(tx);
  return rows[0]?.phash ?? null;
}
