import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import { findConsents, insertConsents, lockUser } from '#features/account/server/index.ts';
import { consentedTraits, traits } from '#features/site/contract/traits.ts';
import type { ConsentPurpose, putConsent as endpoint } from '../contract/endpoints.ts';
import { presentConsents } from './present-consents.ts';
import { touchProfile } from './profile-repo.ts';
import { deleteTracking } from './tracking-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Purposes whose consent changes what others see, and what they find in the search. */
const visiblePurposes: readonly ConsentPurpose[] = [...consentedTraits.map((name) => traits[name].consent), 'explicit_interests'];

/** An unchanged decision is not recorded again. */
export async function putConsent(
  { db, clock }: Deps,
  { purpose, granted }: BodyOf<typeof endpoint>,
  call: Call<Viewer>,
): Promise<Success<ReplyOf<typeof endpoint>>> {
  const { userId } = call.viewer;
  const now = clock.now();
  const consents = await db.transaction().execute(async (tx) => {
    // Parallel calls wait here for each other.
    await lockUser(tx, userId);
    const before = (await findConsents(tx, userId)).find((consent) => consent.purpose === purpose);
    if (before?.granted !== granted) await insertConsents(tx, userId, { [purpose]: granted }, now);
    if (visiblePurposes.includes(purpose)) await touchProfile(tx, userId, now);
    if (purpose === 'tracking' && !granted) await deleteTracking(tx, userId);
    return findConsents(tx, userId);
  });
  return ok({ consents: presentConsents(consents) });
}
