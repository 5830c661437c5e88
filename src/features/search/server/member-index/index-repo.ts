import { sql } from 'kysely';
import { type SiteId, siteId, userId, type UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { snapToGrid } from '#features/places/contract/geometry.ts';
import { type Trait, traitNames } from '#features/site/contract/traits.ts';
import { explicitInterests, type Interest, interests } from '#features/members/contract/traits.ts';
import { consented, openAge, pointOf, shownTraitColumns } from '#features/members/server/index.ts';
import type { IndexedMember } from './columns.ts';
import type { Field } from './sets/facets.ts';
import { oldest } from './sets/steps.ts';

interface Row extends Readonly<Record<Trait, string | null>> {
  readonly user_id: number;
  readonly site_id: number;
  readonly status: string;
  readonly birth: number;
  readonly last_active: number;
  readonly created: number;
  readonly updated: number;
  readonly gender: string;
  readonly country: string;
  readonly region: string | null;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly interests: string;
  readonly explicit: boolean;
  readonly photo: boolean;
  readonly seeks: string;
  readonly seeks_from: number;
  readonly seeks_to: number;
  readonly fictional: boolean;
  readonly hide_online: boolean;
  readonly hide_from_search: boolean;
  readonly hidden: boolean;
  readonly show_to_visitors: boolean;
}

export interface LoadedMember {
  readonly member: IndexedMember;
  readonly site: SiteId;
  /** False: not shown in any list. */
  readonly listed: boolean;
  /** In ms. */
  readonly updated: number;
}

const ms = (column: string) => sql`(extract(epoch FROM ${sql.ref(column)}) * 1000)::float8`;

const select = sql`
  SELECT p.user_id, p.site_id, p.status, to_char(p.date_of_birth, 'YYYYMMDD')::int AS birth,
    ${ms('p.last_active_at')} AS last_active, ${ms('p.created_at')} AS created, ${ms('p.updated_at')} AS updated,
    p.gender, p.country, p.region, p.shown_lat AS lat, p.shown_lon AS lon, ${shownTraitColumns},
    array_to_string(p.interests, ',') AS interests,
    p.interests && ${[...explicitInterests]}::text[] AND ${consented('explicit_interests')} AS explicit,
    EXISTS (SELECT 1 FROM photos f WHERE f.user_id = p.user_id AND f.status = 'active' AND f.deleted_at IS NULL) AS photo,
    array_to_string(p.search_gender, ',') AS seeks, p.search_min_age AS seeks_from, p.search_max_age AS seeks_to,
    p.fictional, p.hide_online, p.hide_from_search, p.hidden, p.show_to_visitors
  FROM profiles p`;

/** Listed members of all sites, by ascending id. */
export async function loadAfter(db: Db, after: number, limit: number): Promise<LoadedMember[]> {
  const { rows } =
    await sql<Row>`${select} WHERE p.user_id > ${after} AND p.status = 'active' AND NOT p.hide_from_search AND NOT p.hidden ORDER BY p.user_id LIMIT ${limit}`.execute(
      db,
    );
  return rows.map(toLoaded);
}

/** Listed or not; members who no longer exist are missing. */
export async function loadThese(db: Db, ids: readonly UserId[]): Promise<LoadedMember[]> {
  const { rows } = await sql<Row>`${select} WHERE p.user_id = ANY(${ids}::bigint[])`.execute(db);
  return rows.map(toLoaded);
}

/** Where to go on among changed profiles: after this time, and at this time after this id. */
export interface ChangedUpTo {
  readonly at: Date | string;
  readonly id: number;
}

/** Profiles changed after that, listed or not, in the order of their changes, and where to go on; null: these were all. */
export async function loadChanged(
  db: Db,
  { at, id }: ChangedUpTo,
  limit: number,
): Promise<{ readonly loaded: LoadedMember[]; readonly next: ChangedUpTo | null }> {
  // A date of JavaScript has no microseconds, so the time to go on from stays a text.
  const { rows } = await sql<Row & { readonly changed_at: string }>`
    SELECT changed.*, c.updated_at::text AS changed_at
    FROM (
      SELECT user_id, updated_at FROM profiles WHERE (updated_at, user_id) > (${at}::timestamptz, ${id}::bigint)
      ORDER BY updated_at, user_id LIMIT ${limit}
    ) c JOIN (${select}) changed USING (user_id) ORDER BY c.updated_at, c.user_id`.execute(db);
  const last = rows.at(-1);
  return {
    loaded: rows.map(toLoaded),
    next: last === undefined || rows.length < limit ? null : { at: last.changed_at, id: last.user_id },
  };
}

/** Tells ways apart in which rows become members of the index. */
export const howMembersAreRead = (db: Db): string => [select.compile(db).sql, toLoaded, snapToGrid, pointOf].map(String).join('\n');

/** Profiles changed since then, with the time of the change in ms. An index-only scan. */
export async function changedSince(db: Db, since: Date): Promise<{ id: UserId; updated: number }[]> {
  const { rows } = await sql<{ user_id: number; updated: number }>`
    SELECT user_id, ${ms('updated_at')} AS updated FROM profiles WHERE updated_at > ${since}`.execute(db);
  return rows.map(({ user_id, updated }) => ({ id: userId(user_id), updated }));
}

const currentInterests: ReadonlySet<string> = new Set(interests);
const explicit: ReadonlySet<string> = explicitInterests satisfies ReadonlySet<Interest>;

function toLoaded(row: Row): LoadedMember {
  const values: (readonly [Field, string])[] = [
    ['gender', row.gender],
    ['country', row.country],
    ['fictional', String(row.fictional)],
  ];
  for (const gender of row.seeks.split(',')) values.push(['seeks', gender]);
  if (!row.hide_online && !row.fictional) values.push(['shows_online', 'true']);
  if (row.show_to_visitors) values.push(['for_visitors', 'true']);
  if (row.region !== null) values.push(['countryregion', row.region]);
  const place = pointOf(row);
  if (row.photo) values.push(['with_photo', 'true']);
  if (row.photo && place) values.push(['complete', 'true']);
  for (const trait of traitNames) {
    const value = row[trait];
    if (value !== null) values.push([trait, value]);
  }
  for (const interest of row.interests.split(','))
    if (currentInterests.has(interest) && (row.explicit || !explicit.has(interest))) values.push(['interests', interest]);
  return {
    member: {
      id: userId(row.user_id),
      birth: row.birth,
      // Members who hide their online status are not sorted by it either, nor are fictional profiles, which are nobody's.
      lastActive: row.hide_online || row.fictional ? row.created : row.last_active,
      created: row.created,
      seeksAges: { from: row.seeks_from, to: row.seeks_to < openAge ? row.seeks_to : oldest },
      place,
      values,
    },
    site: siteId(row.site_id),
    listed: row.status === 'active' && !row.hide_from_search && !row.hidden,
    updated: row.updated,
  };
}
