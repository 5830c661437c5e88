import type { UserId } from '#platform/contract/ids.ts';
import { userId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { hashToken, newToken } from '#platform/server/secrets.ts';

export type LinkPurpose = 'activation';

/** How long a link of the purpose can be used. */
export const hoursValid = { activation: 72 } as const satisfies Record<LinkPurpose, number>;

/** A new single-use token for a link in a mail. */
export async function issueLinkToken(db: Db | Tx, clock: Clock, user: UserId, purpose: LinkPurpose): Promise<string> {
  const token = newToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + hoursValid[purpose] * 3_600_000);
  await db
    .insertInto('link_tokens')
    .values({ token_hash: hashToken(token), user_id: user, purpose, created_at: now, expires_at: expiresAt })
    .execute();
  return token;
}

/** Uses the token up. Null: unknown, of another purpose, used before or too old. */
export async function useLinkToken(tx: Tx, clock: Clock, token: string, purpose: LinkPurpose): Promise<UserId | null> {
  const now = clock.now();
  const row = await tx
    .updateTable('link_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row ? userId(row.user_id) : null;
}

/** When this user was sent links of the purpose since then, newest first. */
export async function linkTokenTimes(db: Db | Tx, user: UserId, purpose: LinkPurpose, since: Date): Promise<Date[]> {
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
