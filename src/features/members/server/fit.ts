import { ageOn, type Day, isOn } from '#platform/contract/time.ts';
import type { Gender } from '#features/account/contract/user.ts';
import type { Point } from '#features/places/contract/geometry.ts';
import type { Site } from '#features/site/server/index.ts';
import type { Fit } from '../contract/fit.ts';
import { type DistanceBucket, distanceBuckets } from '../contract/member.ts';
import type { Interest } from '../contract/traits.ts';
import type { Seeks, ViewerRow } from './member-repo.ts';
import { distanceBucket, type ViewerContext, shownInterests } from './present-member.ts';
import type { ProfileRow } from './profile-repo.ts';
import { openAge } from './open-age.ts';

/** The fields of a member that are compared. */
export interface FitSide {
  readonly gender: Gender;
  readonly dateOfBirth: Day;
  /** Null for a fictional profile, which looks for no one. */
  readonly seeks: Seeks | null;
  readonly country: string;
  readonly region: string | null;
  readonly town: string | null;
  readonly place: Point | null;
  /** Only those that others may see. */
  readonly interests: readonly Interest[];
  /** Null: not stated or not shown. */
  readonly relationshipStatus: string | null;
  /** Null: hidden, or nobody who could be active. The viewer is always active now. */
  readonly lastActiveAt: Date | null;
}

const maxReasons = 4;
const maxYearsApart = 3;
/** Distances close enough to be a reason. */
const nearBuckets: readonly DistanceBucket[] = distanceBuckets.slice(0, distanceBuckets.indexOf('50_100'));

/**
 * The reasons why two members fit, strongest first, at most 4: mutual search criteria, then the stronger of interests and place, then
 * age and relationship status, and last that both are active today. Uses only data that the profile shows.
 */
export function fitOf(viewer: FitSide, member: FitSide, { today, site }: Pick<ViewerContext, 'today' | 'site'>): Fit[] {
  const shared = viewer.interests.filter((interest) => member.interests.includes(interest));
  const reasons: [weight: number, Fit | null][] = [
    [10, seekEachOther(viewer, member, today) ? { reason: 'both_seek' } : null],
    [3 + Math.min(shared.length, 5), shared.length > 0 ? { reason: 'interests', interests: shared, of: member.interests.length } : null],
    ...placeReason(viewer, member),
    [2, Math.abs(ageOn(viewer.dateOfBirth, today) - ageOn(member.dateOfBirth, today)) <= maxYearsApart ? { reason: 'age' } : null],
    [1, sameStatus(viewer, member) ? { reason: 'relationship_status' } : null],
    [0, isToday(viewer, today, site) && isToday(member, today, site) ? { reason: 'both_active' } : null],
  ];
  return reasons
    .toSorted(([a], [b]) => b - a)
    .flatMap(([, reason]) => reason ?? [])
    .slice(0, maxReasons);
}

export const viewerSide = (viewer: ViewerRow, context: Pick<ViewerContext, 'site' | 'now'>): FitSide => ({
  ...viewer,
  interests: shownInterests(viewer, context.site),
  relationshipStatus: shownStatus(viewer.relationshipStatus, context.site),
  lastActiveAt: viewer.hideOnline ? null : context.now,
});

export const memberSide = (row: ProfileRow, site: Site): FitSide => ({
  ...row,
  seeks: row.fictional ? null : row.seeks,
  interests: shownInterests(row, site),
  relationshipStatus: shownStatus(row.traits.relationship_status, site),
  lastActiveAt: row.hideOnline || row.fictional ? null : row.lastActiveAt,
});

const shownStatus = (status: string | null, { settings }: Site): string | null =>
  settings.visible_profile_fields.includes('relationship_status') ? status : null;

const seekEachOther = (one: FitSide, other: FitSide, today: Day): boolean =>
  seeksPerson(one, other, today) && seeksPerson(other, one, today);

function seeksPerson({ seeks }: FitSide, { gender, dateOfBirth }: FitSide, today: Day): boolean {
  if (seeks === null) return false;
  const age = ageOn(dateOfBirth, today);
  return seeks.genders.includes(gender) && age >= seeks.from && (age <= seeks.to || seeks.to >= openAge);
}

function placeReason(viewer: FitSide, member: FitSide): [weight: number, Fit][] {
  const sameTown =
    viewer.town !== null && viewer.town === member.town && viewer.region === member.region && viewer.country === member.country;
  if (sameTown && member.town !== null) return [[5.5, { reason: 'town', town: member.town }]];
  const distance = viewer.place && member.place ? distanceBucket(viewer.place, member.place) : null;
  if (distance === null || !nearBuckets.includes(distance)) return [];
  return [[4 - nearBuckets.indexOf(distance), { reason: 'near', distance }]];
}

const sameStatus = (one: FitSide, other: FitSide): boolean =>
  one.relationshipStatus !== null && one.relationshipStatus === other.relationshipStatus;

const isToday = ({ lastActiveAt }: FitSide, today: Day, { timeZone }: Site): boolean =>
  lastActiveAt !== null && isOn(today, timeZone, lastActiveAt);
