import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { emptyBodies } from './webhook-repo.ts';

/** As long as somebody may want to see what exactly a provider said. */
const keptFor = 30 * 24 * 3600 * 1000;

export const emptyOldBodies = ({ db, clock }: { db: Db; clock: Clock }): Promise<void> =>
  emptyBodies(db, new Date(clock.now().getTime() - keptFor));
