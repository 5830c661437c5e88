import { sql } from 'kysely';

/**
 * SQL condition on `photos f` and its owner `users u`: the photo waits for a decision of its own. Photos that were hidden for another
 * case are decided with that.
 */
export const waits = sql<boolean>`f.status = 'pending' AND f.deleted_at IS NULL AND f.held_for IS DISTINCT FROM 'decision'
  AND u.status NOT IN ('deleted', 'banned')`;
