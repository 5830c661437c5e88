import { ageOn, type Day, isOn } from '#platform/contract/time.ts';
import type { Gender } from '#features/account/contract/user.ts';
import type { Point } from '#features/places/contract/geometry.ts';
import type { Site } from '#features/site/server/index.ts';
import type { Fit } from '../contract/fit.ts';
import { type DistanceBucket, distanceBuckets } from '../contract/member.ts';
import type { Interest } from '../contract/traits.ts';
import type { Seeks, ViewerRow } from './member-repo.ts';
import { distanceBucket, type Look, shownInterests } from './present-member.ts';
import type { ProfileRow } from './profile-repo.ts';
import { openAge } from './search/open-age.ts';

/** What of a member can fit another. */
export interface FitSide {
  readonly gender: Gender;
  readonly dateOfBirth: Day;
  /** Null: a fictional profile looks for nobody. */
  readonly seeks: Seeks | null;
  readonly country: string;
  readonly region: string | null;
  readonly town: string | null;
  readonly place: Point | null;
  /** What others may see of them. */
  readonly interests: readonly Interest[];
  /** Null: not told, or not shown. */
  readonly relationshipStatus: string | null;
  /** Null: nobody is told. Whoever looks is here now. */
  readonly lastActiveAt: Date | null;
}

const most = 4;
const yearsApart = 3;
/** Each step of nearness that is worth telling. */
const near: readonly DistanceBucket[] = distanceBuckets.slice(0, distanceBuckets.indexOf('50_100'));

/**
 * Why two members fit, the strongest reason first, at most 4: looking for each other, then interests or the place,
 * whichever says more, then age and situation, and last that both are here. Nothing that the page itself would not show.
 */
export function fitOf(viewer: FitSide, member: FitSide, { today, site }: Pick<Look, 'today' | 'site'>): Fit[] {
  const shared = viewer.interests.filter((interest) => member.interests.includes(interest));
  const reasons: [weight: number, Fit | null][] = [
    [10, seekEachOther(viewer, member, today) ? { reason: 'both_seek' } : null],
    [3 + Math.min(shared.length, 5), shared.length > 0 ? { reason: 'interests', interests: shared, of: member.interests.length } : null],
    ...placeReason(viewer, member),
    [2, Math.abs(ageOn(viewer.dateOfBirth, today) - ageOn(member.dateOfBirth, today)) <= yearsApart ? { reason: 'age' } : null],
    [1, sameSituation(viewer, member) ? { reason: 'relationship_status' } : null],
    [0, isToday(viewer, today, site) && isToday(member, today, site) ? { reason: 'both_active' } : null],
  ];
  return reasons
    .toSorted(([a], [b]) => b - a)
    .flatMap(([, reason]) => reason ?? [])
    .slice(0, most);
}

export const viewerSide = (viewer: ViewerRow, look: Pick<Look, 'site' | 'now'>): FitSide => ({
  ...viewer,
  interests: shownInterests(viewer, look.site),
  relationshipStatus: shownStatus(viewer.relationshipStatus, look.site),
  lastActiveAt: viewer.hideOnline ? null : look.now,
});

export const memberSide = (row: ProfileRow, site: Site): FitSide => ({
  ...row,
  seeks: row.fictional ? null : row.seeks,
  interests: shownInterests(row, site),
  relationshipStatus: shownStatus(row.traits.relationship_status, site),
  lastActiveAt: row.hideOnline ? null : row.lastActiveAt,
});

const shownStatus = (status: string | null, { settings }: Site): string | null =>
  settings.visible_profile_fields.includes('relationship_status') ? status : null;

const seekEachOther = (one: FitSide, other: FitSide, today: Day): boolean => looksFor(one, other, today) && looksFor(other, one, today);

function looksFor({ seeks }: FitSide, { gender, dateOfBirth }: FitSide, today: Day): boolean {
  if (seeks === null) return false;
  const age = ageOn(dateOfBirth, today);
  return seeks.genders.includes(gender) && age >= seeks.from && (age <= seeks.to || seeks.to >= openAge);
}

function placeReason(viewer: FitSide, member: FitSide): [weight: number, Fit][] {
  const sameTown =
    viewer.town !== null && viewer.town === member.town && viewer.region === member.region && viewer.country === member.country;
  if (sameTown && member.town !== null) return [[5.5, { reason: 'town', town: member.town }]];
  const distance = viewer.place && member.place ? distanceBucket(viewer.place, member.place) : null;
  if (distance === null || !near.includes(distance)) return [];
  return [[5 - near.indexOf(distance), { reason: 'near', distance }]];
}

const sameSituation = (one: FitSide, other: FitSide): boolean =>
  one.relationshipStatus !== null && one.relationshipStatus === other.relationshipStatus;

const isToday = ({ lastActiveAt }: FitSide, today: Day, { timeZone }: Site): boolean =>
  lastActiveAt !== null && isOn(today, timeZone, lastActiveAt);
