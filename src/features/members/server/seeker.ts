import { ageOn } from '#platform/contract/time.ts';
import type { MemberLook } from './members.ts';
import { shownInterests } from './present-member.ts';
import { openAge } from './search/open-age.ts';
import type { Seeker } from './search/sorted.ts';
import { oldest } from './search/steps.ts';

/** What the index has to know of somebody for whom it sorts. Nothing that the page itself would not show. */
export const seekerOf = ({ viewer, site, today }: Pick<MemberLook, 'viewer' | 'site' | 'today'>): Seeker => ({
  place: viewer.place,
  region: viewer.region,
  country: viewer.country,
  gender: viewer.gender,
  age: ageOn(viewer.dateOfBirth, today),
  seeks: { ...viewer.seeks, to: viewer.seeks.to < openAge ? viewer.seeks.to : oldest },
  interests: shownInterests(viewer, site),
});
