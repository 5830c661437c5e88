import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import { findConsents, insertConsents, lockUser } from '#features/account/server/index.ts';
import type { ConsentPurpose, putConsent as endpoint } from '../contract/endpoints.ts';
import { presentConsents } from './present-consents.ts';
import { touchProfile } from './profile-repo.ts';
import { deleteTracking } from './tracking-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly bus: Bus;
}

/** What others see, and find in the search, by consent. */
const shown: readonly ConsentPurpose[] = ['sexuality', 'explicit_interests'];

/** The same word again is not logged again. */
export async function putConsent(
  { db, clock, bus }: Deps,
  { purpose, granted }: BodyOf<typeof endpoint>,
  call: Call<Viewer>,
): Promise<Success<ReplyOf<typeof endpoint>>> {
  const { userId } = call.viewer;
  const now = clock.now();
  const consents = await db.transaction().execute(async (tx) => {
    // Of two words at the same time the second waits here.
    await lockUser(tx, userId);
    const before = (await findConsents(tx, userId)).find((consent) => consent.purpose === purpose);
    if (before?.granted !== granted) await insertConsents(tx, userId, { [purpose]: granted }, now);
    if (shown.includes(purpose)) await touchProfile(tx, userId, now);
    if (purpose === 'tracking' && !granted) await deleteTracking(tx, userId);
    return findConsents(tx, userId);
  });
  if (shown.includes(purpose)) bus.publish({ channel: 'profile', payload: String(userId) });
  return ok({ consents: presentConsents(consents) });
}
