import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import { type Day, isDay } from '#platform/contract/time.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Gender } from '#features/account/contract/user.ts';
import { genders } from '#features/account/contract/user.ts';
import type { Trait } from '../contract/traits.ts';
import { consented } from './consent-repo.ts';
import {
  memberColumns,
  type MemberRow,
  memberTables,
  type Onlooker,
  type SelectedMember,
  type Store,
  toMember,
  visibleTo,
} from './member-repo.ts';

export interface ProfileRow extends MemberRow {
  readonly about: string;
  readonly traits: Readonly<Record<Trait, string | null>>;
  /** The member consents to show it. */
  readonly sexualityShown: boolean;
  readonly lastActiveAt: Date;
  readonly likesMe: boolean;
}

interface Selected extends SelectedMember, Readonly<Record<Trait, string | null>> {
  readonly about: string;
  readonly sexuality_shown: boolean;
  readonly last_active_at: Date;
  readonly likes_me: boolean;
}

/** Null: does not exist for the onlooker. Oneself always does. */
export async function findProfile(db: Db, onlooker: Onlooker & { id: UserId }, id: UserId): Promise<ProfileRow | null> {
  const rule = id === onlooker.id ? sql`true` : visibleTo(onlooker);
  const { rows } = await sql<Selected>`
    SELECT ${memberColumns(onlooker.id)}, p.about, p.hair_colour, p.eye_colour, p.body_type, p.relationship_status, p.sexuality,
      ${consented('sexuality')} AS sexuality_shown, p.last_active_at,
      EXISTS (SELECT 1 FROM likes l WHERE l.from_id = p.user_id AND l.to_id = ${onlooker.id}) AS likes_me
    FROM ${memberTables} WHERE p.user_id = ${id} AND ${rule}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { hair_colour, eye_colour, body_type, relationship_status, sexuality } = row;
  return {
    ...toMember(row),
    about: row.about,
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

/** What a member's own pages need of their profile; asked with every page. */
export async function findOwnProfile({ db, prepared }: Store, id: UserId): Promise<OwnProfileRow> {
  const query = db
    .selectFrom('profiles')
    .select([
      'name',
      'country',
      'region',
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
    .where('user_id', '=', id);
  const [row] = await prepared('own profile', query.compile());
  const gender = genders.find((known) => known === row?.gender);
  if (row === undefined || gender === undefined || !isDay(row.date_of_birth)) throw new Error(`user ${id} has no profile`);
  return {
    name: row.name,
    country: row.country,
    region: row.region,
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
