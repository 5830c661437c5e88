import { ageOn } from '#platform/contract/time.ts';
import { type MemberViewerContext, openAge, shownInterests } from '#features/members/server/index.ts';
import type { Searcher } from './member-index/selection/result-order.ts';
import { oldest } from './member-index/sets/steps.ts';

/** What the index needs to know of the searcher to sort results. Uses nothing that their profile would not show. */
export const searcherOf = ({ viewer, site, today }: Pick<MemberViewerContext, 'viewer' | 'site' | 'today'>): Searcher => ({
  place: viewer.place,
  region: viewer.region,
  country: viewer.country,
  gender: viewer.gender,
  age: ageOn(viewer.dateOfBirth, today),
  seeks: { ...viewer.seeks, to: viewer.seeks.to < openAge ? viewer.seeks.to : oldest },
  interests: shownInterests(viewer, site),
});
