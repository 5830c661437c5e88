import type { UserId } from '#platform/contract/ids.ts';
import { userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

interface NewLinkToken {
  readonly user: UserId;
  readonly tokenHash: Buffer;
  readonly purpose: string;
  readonly email: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertLinkToken(db: Db | Tx, token: NewLinkToken): Promise<void> {
  await db
    .insertInto('link_tokens')
    .values({
      token_hash: token.tokenHash,
      user_id: token.user,
      purpose: token.purpose,
      email: token.email,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .execute();
}

interface LinkRow {
  readonly user: UserId;
  readonly purpose: string;
  readonly email: string | null;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** The link, whether or not it can still be used. */
export async function findLink(db: Db | Tx, tokenHash: Buffer): Promise<LinkRow | null> {
  const row = await db
    .selectFrom('link_tokens')
    .select(['user_id', 'purpose', 'email', 'expires_at', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { user: userId(row.user_id), purpose: row.purpose, email: row.email, expiresAt: row.expires_at, usedAt: row.used_at };
}

export async function markLinkUsed(tx: Tx, tokenHash: Buffer, now: Date): Promise<void> {
  await tx.updateTable('link_tokens').set({ used_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** Invalidates the user's open links of these purposes. */
export async function endLinks(tx: Tx, user: UserId, purposes: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable('link_tokens')
    .set({ used_at: now })
    .where('user_id', '=', user)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}

/** When links of this purpose were sent to the user since then, newest first. */
export async function linkTokenTimes(db: Db | Tx, user: UserId, purpose: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('link_tokens')
    .select('created_at')
    .where('user_id', '=', user)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => row.created_at);
}
