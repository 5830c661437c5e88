import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';

const lastingDays = 90;
/** Reports without a violation that make whoever sent them doubtful. */
const mostUnfounded = 2;

/**
 * Whether there is reason to look at new photos of a member: a report or notice about them is open, two of their own reports were
 * unfounded, or they were warned, in ninety days.
 */
export async function isDoubtful(tx: Tx, user: UserId, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - lastingDays * 86_400_000);
  const { rows } = await sql<{ doubtful: boolean }>`
    SELECT EXISTS (SELECT FROM cases c WHERE c.subject_id = ${user} AND c.state IN ('open', 'held_for_second')
        AND c.kind IN ('intimate', 'minor', 'danger', 'report', 'notice'))
      OR EXISTS (SELECT FROM reports r WHERE r.reported_id = ${user} AND r.state = 'received')
      OR (SELECT count(*) FROM reports r WHERE r.reporter_id = ${user} AND r.state = 'dismissed' AND r.decided_at > ${since}) >= ${mostUnfounded}
      OR EXISTS (SELECT FROM decisions d WHERE d.user_id = ${user} AND d.act = 'warn' AND d.applied_at > ${since} AND d.reversed_by IS NULL)
      AS doubtful`.execute(tx);
  return rows[0]?.doubtful === true;
}
