import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { emptyBodies } from './webhook-repo.ts';

/** Bodies are kept for this long, in case somebody needs to see a provider's exact words. */
const keptFor = 30 * 24 * 3600 * 1000;

export const emptyOldBodies = ({ db, clock }: { db: Db; clock: Clock }): Promise<void> =>
  emptyBodies(db, new Date(clock.now().getTime() - keptFor));
