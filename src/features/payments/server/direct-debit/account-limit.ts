import type { ErrorParams } from '#platform/contract/result.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { listDebitsOfAccount } from './debit-repo.ts';
import { dayMs, limitWindowDays } from './rules.ts';

/**
 * Null while an amount fits into what is collected from one account within the window. Else `limit`, the number of `days`, and
 * from when the amount will fit (`from`, epoch milliseconds; 0: never).
 */
export async function overLimit(db: Db | Tx, fingerprint: Buffer, amount: number, limit: number, now: Date): Promise<ErrorParams | null> {
  const debits = await listDebitsOfAccount(db, fingerprint, new Date(now.getTime() - limitWindowDays * dayMs));
  let sum = debits.reduce((total, debit) => total + debit.amount, amount);
  if (sum <= limit) return null;
  for (const debit of debits) {
    sum -= debit.amount;
    if (sum <= limit) return { limit, days: limitWindowDays, from: debit.at.getTime() + limitWindowDays * dayMs };
  }
  return { limit, days: limitWindowDays, from: 0 };
}
