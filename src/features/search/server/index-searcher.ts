import { ageOn } from '#platform/contract/time.ts';
import { type MemberViewerContext, openAge, shownInterests } from '#features/members/server/index.ts';
import type { Searcher } from './member-index/selection/result-order.ts';
import { oldest } from './member-index/sets/steps.ts';

/** The data of the searcher from which the index sorts results. Uses only data that their profile shows. */
export const searcherOf = ({ viewer, site, today }: Pick<MemberViewerContext, 'viewer' | 'site' | 'today'>): Searcher => ({
  place: viewer.place,
  region: viewer.region,
  country: viewer.country,
  gender: viewer.gender,
  age: ageOn(viewer.dateOfBirth, today),
  seeks: { ...viewer.seeks, to: viewer.seeks.to < openAge ? viewer.seeks.to : oldest },
  interests: shownInterests(viewer, site),
});
