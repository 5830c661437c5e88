import { ageOn, type Day } from '#platform/contract/time.ts';
import { kmBetween, type Point } from '#features/places/contract/geometry.ts';
import { accessTo, type PresentImage } from '#features/photos/server/index.ts';
import type { Site } from '#features/site/server/index.ts';
import type { DistanceBucket, Member } from '../contract/member.ts';
import { type Interest, isOffered } from '../contract/traits.ts';
import type { MemberRow, ViewerRow } from './member-repo.ts';
import type { Presence } from './presence.ts';

/** Who looks, where and when. */
export interface Look {
  /** Null: a visitor. */
  readonly viewer: ViewerRow | null;
  readonly site: Site;
  readonly now: Date;
  /** In the site's time zone. */
  readonly today: Day;
  readonly presence: Presence;
  readonly presentImage: PresentImage;
}

/** Ms after signing up. */
export const newFor = 7 * 24 * 3_600_000;

/** A profile in a list. Visitors get no place nearer than the region. */
export function presentMember(row: MemberRow, look: Look): Member {
  const { viewer, site, now, today, presence, presentImage } = look;
  const { cdn_prefix } = site.settings;
  const access = accessTo({ own: row.id === viewer?.id, paidUser: viewer?.paidUser ?? false, main: true });
  return {
    id: row.id,
    name: row.name,
    age: ageOn(row.dateOfBirth, today),
    gender: row.gender,
    country: row.country,
    region: row.region,
    town: viewer === null ? null : row.town,
    distance: viewer?.place && row.place ? distanceBucket(viewer.place, row.place) : null,
    status: row.status,
    main_image: row.mainPhoto && presentImage(row.mainPhoto, access, cdn_prefix),
    photo_count: row.photoCount,
    online: !row.hideOnline && presence.isOnline(row.id),
    is_new: now.getTime() - row.createdAt.getTime() < newFor,
    fictional: row.fictional,
    liked: row.liked,
    shared_interests: viewer === null ? [] : shownInterests(row, site).filter((interest) => viewer.interests.includes(interest)),
  };
}

/** What of a member's interests the site shows. */
export function shownInterests({ interests }: Pick<MemberRow, 'interests'>, { settings }: Site): Interest[] {
  if (!settings.visible_profile_fields.includes('interests')) return [];
  return interests.filter((interest) => isOffered(interest, settings.niche));
}

/** Between the centres of two grid cells: no finer than the cells, and told in buckets. */
export function distanceBucket(a: Point, b: Point): DistanceBucket {
  const km = kmBetween(a, b);
  if (km < 5) return 'under_5';
  if (km < 10) return '5_10';
  if (km < 25) return '10_25';
  if (km < 50) return '25_50';
  return km < 100 ? '50_100' : 'over_100';
}
