import { type RawBuilder, sql } from 'kysely';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { siteId, userId } from '#platform/contract/ids.ts';
import type { Day } from '#platform/contract/time.ts';
import { compiledQuery } from '#platform/server/db/compiled-query.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Gender } from '#features/account/contract/user.ts';
import { genders } from '#features/account/contract/genders.ts';
import { type Point, snapToGrid } from '#features/places/contract/geometry.ts';
import { type JoinedPhoto, type ShownPhoto, toShownPhoto } from '#features/photos/server/index.ts';
import { explicitInterests, type Interest, interests } from '../contract/traits.ts';
import { consented } from './consent-repo.ts';

/** The viewer; `id` is null for a visitor. */
export interface ViewerRef {
  readonly id: UserId | null;
  readonly site: SiteId;
}

export interface MemberRow {
  readonly id: UserId;
  readonly name: string;
  readonly status: 'disabled' | 'active';
  readonly gender: Gender;
  readonly dateOfBirth: Day;
  readonly country: string;
  readonly region: string | null;
  readonly town: string | null;
  readonly place: Point | null;
  /** Without explicit ones that the member does not consent to show. */
  readonly interests: readonly Interest[];
  readonly fictional: boolean;
  /** Others may not see whether or when this member is active. */
  readonly hideOnline: boolean;
  readonly createdAt: Date;
  readonly mainPhoto: ShownPhoto | null;
  readonly photoCount: number;
  /** The viewer likes this member. */
  readonly liked: boolean;
}

/**
 * SQL: the profile `p` exists for the viewer. Members use the database view `visible_members`, the one rule for every list,
 * profile, message and action. Visitors, who cannot block, see active profiles of the site whose owners show them to visitors.
 *
 * For statements that name the members by their ids. OFFSET 0 has PostgreSQL look each of them up by itself; without it, it
 * finds everybody on a site whom the viewer may see, to compare 24 with them.
 */
export const visibleTo = ({ id, site }: ViewerRef): RawBuilder<boolean> =>
  id === null
    ? sql`(p.site_id = ${site} AND p.status = 'active' AND NOT p.hidden AND p.show_to_visitors AND NOT p.hide_from_search)`
    : sql`EXISTS (SELECT FROM visible_members v WHERE v.viewer_id = ${id} AND v.user_id = p.user_id OFFSET 0)`;

export interface SelectedMember extends JoinedPhoto {
  readonly user_id: number;
  readonly name: string;
  readonly status: 'disabled' | 'active';
  readonly gender: Gender;
  readonly date_of_birth: Day;
  readonly country: string;
  readonly region: string | null;
  readonly town: string | null;
  /** Where others see the member: some kilometres from the own place. */
  readonly lat: number | null;
  readonly lon: number | null;
  /** Comma-separated, since the driver is slow at reading arrays. */
  readonly interests: string;
  readonly explicit: boolean;
  readonly fictional: boolean;
  readonly hide_online: boolean;
  readonly created_at: Date;
  readonly photo_count: number | null;
  readonly liked: boolean;
}

/** SQL: the columns of `SelectedMember`, from `memberTables`. */
export const memberColumns = (viewer: UserId | null): RawBuilder<unknown> => sql`
  p.user_id, p.name, p.status, p.gender, p.date_of_birth, p.country, p.region, p.town, p.shown_lat AS lat, p.shown_lon AS lon,
  array_to_string(p.interests, ',') AS interests, p.interests && ${[...explicitInterests]}::text[] AND ${consented('explicit_interests')} AS explicit,
  p.fictional, p.hide_online, p.created_at,
  photo.id AS photo_id, photo.name AS photo_name, photo.width AS photo_width, photo.height AS photo_height,
  photo.thumb_hash AS photo_hash, photo.caption AS photo_caption, photo.avif AS photo_avif, photo.count AS photo_count,
  EXISTS (SELECT 1 FROM likes l WHERE l.from_id = ${viewer}::bigint AND l.to_id = p.user_id) AS liked`;

/** SQL: profiles `p`, each with its main photo, the first active one. */
export const memberTables = sql`
  profiles p LEFT JOIN LATERAL (
    SELECT f.id, f.avif, f.name, f.width, f.height, f.thumb_hash, f.caption, count(*) OVER () AS count FROM photos f
    WHERE f.user_id = p.user_id AND f.status = 'active' AND f.deleted_at IS NULL ORDER BY f.position, f.id LIMIT 1
  ) photo ON true`;

/** The members who exist for the viewer, in the order of the ids. */
export async function findMembers(db: Db, { id, site }: ViewerRef, ids: readonly UserId[]): Promise<MemberRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.executeQuery(id === null ? membersForVisitors(db, { site, ids }) : membersForMember(db, { id, site, ids }));
  const byId = new Map(rows.map((row) => [row.user_id, row]));
  return ids.flatMap((member) => {
    const row = byId.get(member);
    return row ? [toMember(row)] : [];
  });
}

const members = (viewer: ViewerRef, ids: readonly UserId[]) => sql<SelectedMember>`
  SELECT ${memberColumns(viewer.id)} FROM ${memberTables}
  WHERE p.user_id = ANY(${ids}::bigint[]) AND ${visibleTo(viewer)}`;

const membersForMember = compiledQuery((db, { id, site, ids }: { id: UserId; site: SiteId; ids: readonly UserId[] }) =>
  members({ id, site }, ids).compile(db),
);
const membersForVisitors = compiledQuery((db, { site, ids }: { site: SiteId; ids: readonly UserId[] }) =>
  members({ id: null, site }, ids).compile(db),
);

/** Uses the same rule as lists; false for an unknown viewer. */
export async function isVisible(db: Db | Tx, viewer: UserId, other: UserId): Promise<boolean> {
  const { rows } = await sql`SELECT FROM visible_members WHERE viewer_id = ${viewer} AND user_id = ${other}`.execute(db);
  return rows.length > 0;
}

/** The gender and age range that a member looks for. */
export interface Seeks {
  readonly genders: readonly Gender[];
  /** Full years; `openAge` or more is no upper limit. */
  readonly from: number;
  readonly to: number;
}

/** The viewer's own data that determines how they see other members. */
export interface ViewerRow {
  readonly id: UserId;
  readonly site: SiteId;
  readonly paidUser: boolean;
  /** False until the account is activated; others do not see the member until then. */
  readonly active: boolean;
  readonly gender: Gender;
  readonly dateOfBirth: Day;
  readonly seeks: Seeks;
  readonly country: string;
  readonly region: string | null;
  readonly town: string | null;
  readonly place: Point | null;
  /** Without explicit ones that the member does not consent to show. */
  readonly interests: readonly Interest[];
  readonly relationshipStatus: string | null;
  readonly hideOnline: boolean;
  /** Members blocked in either direction: `visibleTo` for the search index, which has no SQL. */
  readonly hidden: readonly UserId[];
}

const viewer = compiledQuery((db, { id }: { id: UserId }) =>
  sql<SelectedViewer>`
    SELECT u.site_id, u.paid_user, p.status, p.gender, p.date_of_birth, array_to_string(p.search_gender, ',') AS seeks,
      p.search_min_age, p.search_max_age, p.country, p.region, p.town, p.lat, p.lon, p.relationship_status, p.hide_online,
      array_to_string(p.interests, ',') AS interests,
      p.interests && ${[...explicitInterests]}::text[] AND ${consented('explicit_interests')} AS explicit, ARRAY(
      SELECT blocked_id FROM blocks WHERE user_id = u.id UNION ALL SELECT user_id FROM blocks WHERE blocked_id = u.id) AS hidden
    FROM users u JOIN profiles p ON p.user_id = u.id WHERE u.id = ${id}`.compile(db),
);

export async function findViewer(db: Db, id: UserId): Promise<ViewerRow> {
  const {
    rows: [row],
  } = await db.executeQuery(viewer(db, { id }));
  if (!row) throw new Error(`user ${id} is gone`);
  return {
    id,
    site: siteId(row.site_id),
    paidUser: row.paid_user,
    active: row.status === 'active',
    gender: row.gender,
    dateOfBirth: row.date_of_birth,
    seeks: toSeeks(row),
    country: row.country,
    region: row.region,
    town: row.town,
    place: pointOf(row),
    interests: shownInterestsOf(row),
    relationshipStatus: row.relationship_status,
    hideOnline: row.hide_online,
    hidden: row.hidden.map((hidden) => userId(Number(hidden))),
  };
}

interface SelectedViewer extends SelectedSeeks {
  readonly site_id: number;
  readonly paid_user: boolean;
  readonly status: string;
  readonly gender: Gender;
  readonly date_of_birth: Day;
  readonly country: string;
  readonly region: string | null;
  readonly town: string | null;
  /** Where others see the member: some kilometres from the own place. */
  readonly lat: number | null;
  readonly lon: number | null;
  /** Comma-separated. */
  readonly interests: string;
  readonly explicit: boolean;
  readonly relationship_status: string | null;
  readonly hide_online: boolean;
  /** The driver returns bigint arrays as text. */
  readonly hidden: string[];
}

export interface SelectedSeeks {
  /** Comma-separated. */
  readonly seeks: string;
  readonly search_min_age: number;
  readonly search_max_age: number;
}

export const toSeeks = ({ seeks, search_min_age: from, search_max_age: to }: SelectedSeeks): Seeks => ({
  genders: genders.filter((gender) => seeks.split(',').includes(gender)),
  from,
  to,
});

export function toMember(row: SelectedMember): MemberRow {
  return {
    id: userId(row.user_id),
    name: row.name,
    status: row.status,
    gender: row.gender,
    dateOfBirth: row.date_of_birth,
    country: row.country,
    region: row.region,
    town: row.town,
    place: pointOf(row),
    interests: shownInterestsOf(row),
    fictional: row.fictional,
    hideOnline: row.hide_online,
    createdAt: row.created_at,
    mainPhoto: toShownPhoto(row, 'active'),
    photoCount: row.photo_count ?? 0,
    liked: row.liked,
  };
}

/** In the order of the contract. */
const shownInterestsOf = ({ interests: stored, explicit }: { interests: string; explicit: boolean }): Interest[] => {
  if (stored === '') return [];
  const own = stored.split(',');
  return interests.filter((interest) => own.includes(interest) && (explicit || !explicitInterests.has(interest)));
};

/** The centre of the grid cell, whatever is stored, so that no code uses a more precise place. */
export const pointOf = ({ lat, lon }: { lat: number | null; lon: number | null }): Point | null =>
  lat === null || lon === null ? null : snapToGrid({ lat, lon });
