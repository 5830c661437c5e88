import type { Db } from '#platform/server/db/open-database.ts';
import type { Viewer } from '#platform/server/http/context.ts';

/** How long a member who has confirmed their identity need not do so again before a sensitive change. */
const confirmedMs = 10 * 60_000;

type Session = Pick<Viewer, 'userId' | 'sessionId'>;

export async function confirmSession(db: Db, { userId, sessionId }: Session, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: now }).where('id', '=', sessionId).where('user_id', '=', userId).execute();
}

/** Until when the session counts as confirmed; null when it does not. */
export async function confirmedUntil(db: Db, { userId, sessionId }: Session, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('sessions')
    .select('confirmed_at')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const until = row?.confirmed_at ? new Date(row.confirmed_at.getTime() + confirmedMs) : null;
  return until !== null && until > now ? until : null;
}
