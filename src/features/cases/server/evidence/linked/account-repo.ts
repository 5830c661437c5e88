import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { accountState } from './account-state.ts';

export interface AccountRow {
  readonly since: Date;
  readonly country: string | null;
  readonly language: string;
  readonly state: string;
  readonly fictional: boolean;
  readonly conversations: number;
  readonly answered: number;
  readonly paid: number;
  readonly currency: string | null;
  readonly credits: number;
}

/** Null when the account is erased. Paid: in the currency in which most was paid. */
export async function findAccount(db: Db | Tx, member: UserId, now: Date): Promise<AccountRow | null> {
  const { rows } = await sql<AccountRow>`
    SELECT u.signup_date AS since, p.country, u.language, ${accountState(now)} AS state, coalesce(p.fictional, false) AS fictional,
      said.conversations, said.answered, coalesce(paid.amount, 0) AS paid, paid.currency, coalesce(b.purchased + b.bonus, 0)::int AS credits
    FROM users u LEFT JOIN profiles p ON p.user_id = u.id LEFT JOIN balances b ON b.user_id = u.id
      CROSS JOIN LATERAL (
        SELECT count(*) AS conversations, count(*) FILTER (WHERE c.other_has_written) AS answered
        FROM conversation_sides c WHERE c.user_id = u.id AND c.has_written AND c.last_message_id > 0) said
      LEFT JOIN LATERAL (
        SELECT sum(o.amount) AS amount, o.currency FROM orders o WHERE o.user_id = u.id AND o.state = 'completed'
        GROUP BY o.currency ORDER BY 1 DESC LIMIT 1) paid ON true
    WHERE u.id = ${member}`.execute(db);
  return rows[0] ?? null;
}
