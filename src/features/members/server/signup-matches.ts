import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import { ageOn } from '#platform/contract/time.ts';
import type { getSignupMatches as endpoint } from '../contract/endpoints.ts';
import { distanceBuckets, type Member } from '../contract/member.ts';
import type { Store } from './member-repo.ts';
import type { Members } from './members.ts';
import { findNearFirst } from './near-first.ts';
import { findOwnProfile, type OwnProfileRow } from './profile-repo.ts';
import { openAge } from './search/open-age.ts';
import type { SearchIndex } from './search/search-index.ts';
import type { Clause } from './search/site-index.ts';

export interface MatchDeps {
  readonly store: Store;
  readonly members: Members;
  readonly index: SearchIndex;
}

const most = 12;
/** The nearest, of whom the best are chosen. */
const candidates = 100;

/** People who look for somebody like the viewer, and for whom the viewer looks. Nobody needs to be active to look. */
export async function findSignupMatches({ store, members, index }: MatchDeps, viewer: UserId): Promise<Success<ReplyOf<typeof endpoint>>> {
  const [look, own] = await Promise.all([members.lookAs(viewer), findOwnProfile(store, viewer)]);
  const site = await index.of(look.site.id);
  const clauses = fittingBothWays(own, ageOn(own.dateOfBirth, look.today));
  const without = [viewer, ...look.viewer.hidden];
  const found = findNearFirst(site, { clauses, home: own, without, today: look.today, most: candidates });
  const profiles = await members.show(look, found);
  return ok({ profiles: profiles.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, most) });
}

const fittingBothWays = ({ gender, searchGender, searchMinAge, searchMaxAge }: OwnProfileRow, age: number): Clause[] => [
  { field: 'gender', values: searchGender },
  { field: 'seeks', values: [gender] },
  { field: 'fictional', values: ['false'] },
  { minAge: searchMinAge },
  ...(searchMaxAge < openAge ? [{ maxAge: searchMaxAge }] : []),
  { seeksAge: age },
];

/** The lower the better: a photo is worth two steps of distance, an interest in common half a one. */
const rankOf = ({ distance, main_image, shared_interests }: Member): number =>
  (distance === null ? distanceBuckets.length : distanceBuckets.indexOf(distance)) +
  (main_image === null ? 2 : 0) -
  Math.min(shared_interests.length, 4) / 2;
