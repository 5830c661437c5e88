import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { dayIn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import { findUser, presentUserById, type PresentUser } from '#features/account/server/index.ts';
import { shownWithConsent } from '#features/members/server/index.ts';
import type { Geocoder } from '#features/places/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { putProfile as endpoint } from '../contract/endpoints.ts';
import { type Place, readPlace } from './place-change.ts';
import { presentOwnProfile } from './present-own-profile.ts';
import { findCountry, findStoredProfile, lockProfile, type ProfileChanges, updateProfile } from './profile-repo.ts';
import { type ProfileErrorCode, readChanges } from './read-changes.ts';

export interface ProfileDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly geocoder: Geocoder;
  readonly presentUser: PresentUser;
  /** Whether a text names a way around this site: an address, a number, a messenger. */
  readonly namesContact: (text: string) => boolean;
}

type Body = BodyOf<typeof endpoint>;

/** Changes all given fields or none. Other fields stay as they are, even when they are changed concurrently. */
export async function putProfile(
  deps: ProfileDeps,
  body: Body,
  { viewer, site: siteId }: Call<Viewer>,
): Promise<Result<ReplyOf<typeof endpoint>, ProfileErrorCode | 'not_found'>> {
  const { db, clock, sites, presentUser, namesContact } = deps;
  const user = viewer.userId;
  const place = await placeOf(deps, body, viewer);
  if (place?.ok === false) return place;

  const { settings, timeZone } = await sites.byId(siteId);
  const changed = await db.transaction().execute(async (tx): Promise<Result<ProfileChanges, ProfileErrorCode | 'not_found'>> => {
    const before = await lockProfile(tx, user);
    const [account, consents] = [await findUser(tx, user), await shownWithConsent(tx, user)];
    if (account === null) return fail('not_found');
    const now = clock.now();
    const changes = readChanges(body, {
      before,
      email: account.email,
      consents,
      place: place?.value,
      countries: settings.countries,
      niche: settings.niche,
      namesContact,
      now,
      today: dayIn(timeZone, now),
    });
    if (changes.ok) await updateProfile(tx, user, changes.value, now);
    return changes;
  });
  if (!changed.ok) return changed;

  const [stored, presented] = await Promise.all([findStoredProfile(db, user), presentUserById(db, presentUser, user)]);
  return ok({ profile: presentOwnProfile(stored, settings.niche), user: presented });
}

/** Runs before the transaction, since a geocoder may be slow. Undefined when the body has no place. */
async function placeOf(
  { db, geocoder }: ProfileDeps,
  { place, country }: Body,
  { userId }: Viewer,
): Promise<Result<Place | null, 'unknown_place'> | undefined> {
  if (place === undefined) return undefined;
  return place === null ? ok(null) : readPlace(geocoder, place, country ?? (await findCountry(db, userId)));
}
