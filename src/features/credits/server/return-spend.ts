import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

/** Why credits came back: the recipient was removed for fraud, was never active, or deleted the account. */
export type ReturnKind = 'returned_fraud' | 'returned_inactive' | 'returned_deleted';

interface Spend {
  readonly user: UserId;
  /** The idempotency key of the spend. */
  readonly key: string;
  readonly kind: ReturnKind;
  /** First day of the current month at the user's site. */
  readonly month: string;
}

/**
 * Gives a spend back, once. Returns the balance afterwards; null when there was no such spend or it was given back before. Publish
 * `creditsChanged` after it.
 */
export async function returnSpend(db: Db, { user, key, kind, month }: Spend, now: Date): Promise<number | null> {
  const { rows } = await sql<{ left: number | null }>`SELECT credits_return(${user}, ${key}, ${kind}, ${now}, ${month}) AS left`.execute(
    db,
  );
  return rows[0]?.left ?? null;
}
