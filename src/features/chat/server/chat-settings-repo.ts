import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

export interface ChatSettingsRow {
  readonly readMarks: boolean;
  /** In credits; null for no limit. */
  readonly monthlyLimit: number | null;
  /** First day of the last month in which credits were spent; null when none ever were. */
  readonly month: string | null;
  readonly monthSpent: number;
}

export async function findChatSettings(db: Db, user: UserId): Promise<ChatSettingsRow> {
  const row = await db
    .selectFrom('users')
    .leftJoin('balances', 'balances.user_id', 'users.id')
    .select(['users.read_marks', 'users.monthly_limit', 'balances.month', 'balances.month_spent'])
    .where('users.id', '=', user)
    .executeTakeFirstOrThrow();
  return { readMarks: row.read_marks, monthlyLimit: row.monthly_limit, month: row.month, monthSpent: row.month_spent ?? 0 };
}

/** Undefined fields stay unchanged; at least one must be defined. */
export async function storeChatSettings(
  db: Db,
  user: UserId,
  { readMarks, monthlyLimit }: { readonly readMarks: boolean | undefined; readonly monthlyLimit: number | null | undefined },
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      ...(readMarks === undefined ? {} : { read_marks: readMarks }),
      ...(monthlyLimit === undefined ? {} : { monthly_limit: monthlyLimit }),
    })
    .where('id', '=', user)
    .execute();
}
