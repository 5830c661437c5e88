import { type RawBuilder, sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import { type Day, isDay } from '#platform/contract/time.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { writtenOnce } from '#platform/server/db/prepared.ts';
import type { Gender } from '#features/account/contract/user.ts';
import { genders } from '#features/account/contract/user.ts';
import type { Trait } from '../contract/traits.ts';
import { consented } from './consent-repo.ts';
import {
  memberColumns,
  type MemberRow,
  memberTables,
  type Onlooker,
  type Seeks,
  type SelectedMember,
  type SelectedSeeks,
  type Store,
  toMember,
  toSeeks,
  visibleTo,
} from './member-repo.ts';

export interface ProfileRow extends MemberRow {
  readonly about: string;
  readonly seeks: Seeks;
  readonly traits: Readonly<Record<Trait, string | null>>;
  /** The member consents to show it. */
  readonly sexualityShown: boolean;
  readonly lastActiveAt: Date;
  readonly likesMe: boolean;
}

interface Selected extends SelectedMember, SelectedSeeks, Readonly<Record<Trait, string | null>> {
  readonly about: string;
  readonly sexuality_shown: boolean;
  readonly last_active_at: Date;
  readonly likes_me: boolean;
}

const profileColumns = (onlooker: UserId): RawBuilder<unknown> => sql`
  ${memberColumns(onlooker)}, p.about, p.hair_colour, p.eye_colour, p.body_type, p.relationship_status, p.sexuality,
  ${consented('sexuality')} AS sexuality_shown, p.last_active_at,
  array_to_string(p.search_gender, ',') AS seeks, p.search_min_age, p.search_max_age,
  EXISTS (SELECT 1 FROM likes l WHERE l.from_id = p.user_id AND l.to_id = ${onlooker}) AS likes_me`;

/** Null: does not exist for the onlooker. Oneself always does. */
export async function findProfile(db: Db, onlooker: Onlooker & { id: UserId }, id: UserId): Promise<ProfileRow | null> {
  const rule = id === onlooker.id ? sql`true` : visibleTo(onlooker);
  const { rows } =
    await sql<Selected>`SELECT ${profileColumns(onlooker.id)} FROM ${memberTables} WHERE p.user_id = ${id} AND ${rule}`.execute(db);
  const [row] = rows;
  return row ? toProfile(row) : null;
}

/** Those of the ids who exist for the onlooker, in the order of the ids. */
export async function findProfiles(
  { db, prepared }: Store,
  onlooker: Onlooker & { id: UserId },
  ids: readonly UserId[],
): Promise<ProfileRow[]> {
  if (ids.length === 0) return [];
  const rows = await prepared('profiles', profiles(db, { ...onlooker, ids }));
  const byId = new Map(rows.map((row) => [row.user_id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toProfile(row)] : [];
  });
}

const profiles = writtenOnce((db, { ids, id, site }: Onlooker & { id: UserId; ids: readonly UserId[] }) =>
  sql<Selected>`
    SELECT ${profileColumns(id)} FROM ${memberTables} WHERE p.user_id = ANY(${ids}::bigint[]) AND ${visibleTo({ id, site })}`.compile(db),
);

function toProfile(row: Selected): ProfileRow {
  const { hair_colour, eye_colour, body_type, relationship_status, sexuality } = row;
  return {
    ...toMember(row),
    about: row.about,
    seeks: toSeeks(row),
    traits: { hair_colour, eye_colour, body_type, relationship_status, sexuality },
    sexualityShown: row.sexuality_shown,
    lastActiveAt: row.last_active_at,
    likesMe: row.likes_me,
  };
}

export interface OwnProfileRow {
  readonly name: string;
  readonly country: string;
  readonly region: string | null;
  /** Has a grid cell. */
  readonly located: boolean;
  readonly status: 'disabled' | 'active';
  readonly gender: Gender;
  readonly dateOfBirth: Day;
  readonly searchGender: readonly Gender[];
  readonly searchMinAge: number;
  readonly searchMaxAge: number;
  readonly fictional: boolean;
  readonly hideOnline: boolean;
  readonly hideFromSearch: boolean;
}

const ownProfile = writtenOnce((db, { id }: { id: UserId }) =>
  db
    .selectFrom('profiles')
    .select([
      'name',
      'country',
      'region',
      'lat',
      'status',
      'gender',
      'date_of_birth',
      'search_gender',
      'search_min_age',
      'search_max_age',
      'fictional',
      'hide_online',
      'hide_from_search',
    ])
    .where('user_id', '=', id)
    .compile(),
);

/** What a member's own pages need of their profile; asked with every page. */
export async function findOwnProfile({ db, prepared }: Store, id: UserId): Promise<OwnProfileRow> {
  const [row] = await prepared('own profile', ownProfile(db, { id }));
  const gender = genders.find((known) => known === row?.gender);
  if (row === undefined || gender === undefined || !isDay(row.date_of_birth)) throw new Error(`user ${id} has no profile`);
  return {
    name: row.name,
    country: row.country,
    region: row.region,
    located: row.lat !== null,
    status: row.status === 'active' ? 'active' : 'disabled',
    gender,
    dateOfBirth: row.date_of_birth,
    searchGender: genders.filter((known) => row.search_gender.includes(known)),
    searchMinAge: row.search_min_age,
    searchMaxAge: row.search_max_age,
    fictional: row.fictional,
    hideOnline: row.hide_online,
    hideFromSearch: row.hide_from_search,
  };
}
