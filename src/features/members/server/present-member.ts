import { ageOn, type Day } from '#platform/contract/time.ts';
import { kmBetween, type Point } from '#features/places/contract/geometry.ts';
import { accessTo, type PresentImage } from '#features/photos/server/index.ts';
import { findRegion } from '#features/places/server/index.ts';
import type { Site } from '#features/site/server/index.ts';
import type { DistanceBucket, Member } from '../contract/member.ts';
import { type Interest, isOffered } from '../contract/traits.ts';
import type { MemberRow, ViewerRow } from './member-repo.ts';
import type { Presence } from './presence/presence.ts';

/** The viewer, the site and the time of a view. */
export interface ViewerContext {
  /** Null for a visitor. */
  readonly viewer: ViewerRow | null;
  readonly site: Site;
  readonly now: Date;
  /** In the site's time zone. */
  readonly today: Day;
  readonly presence: Presence;
  readonly presentImage: PresentImage;
}

/** Ms after the signup during which a member counts as new. */
export const newMemberPeriod = 7 * 24 * 3_600_000;

/** A member in a list. Visitors see no place more precise than the region. */
export function presentMember(row: MemberRow, context: ViewerContext): Member {
  const { viewer, site, now, today, presence, presentImage } = context;
  const { cdn_prefix } = site.settings;
  const access = accessTo({ own: row.id === viewer?.id, paidUser: viewer?.paidUser ?? false, main: true });
  return {
    id: row.id,
    name: row.name,
    age: ageOn(row.dateOfBirth, today),
    gender: row.gender,
    country: row.country,
    region: row.region === null ? null : (findRegion(row.region) ?? null),
    town: viewer === null ? null : row.town,
    distance: viewer?.place && row.place ? distanceBucket(viewer.place, row.place) : null,
    status: row.status,
    main_image: row.mainPhoto && presentImage(row.mainPhoto, access, cdn_prefix),
    photo_count: row.photoCount,
    online: !row.hideOnline && !row.fictional && presence.isOnline(row.id),
    is_new: now.getTime() - row.createdAt.getTime() < newMemberPeriod,
    fictional: row.fictional,
    liked: row.liked,
    shared_interests: viewer === null ? [] : shownInterests(row, site).filter((interest) => viewer.interests.includes(interest)),
  };
}

/** The member's interests that the site shows. */
export function shownInterests({ interests }: Pick<MemberRow, 'interests'>, { settings }: Site): Interest[] {
  if (!settings.visible_profile_fields.includes('interests')) return [];
  return interests.filter((interest) => isOffered(interest, settings.niche));
}

/** The distance between the viewer's grid cell and the one where a member is shown, as a bucket. */
export function distanceBucket(a: Point, b: Point): DistanceBucket {
  const km = kmBetween(a, b);
  if (km < 10) return 'under_10';
  if (km < 25) return '10_25';
  if (km < 50) return '25_50';
  return km < 100 ? '50_100' : 'over_100';
}
