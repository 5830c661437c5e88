import { type RawBuilder, sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import { type Day, isDay } from '#platform/contract/time.ts';
import { compiledQuery } from '#platform/server/db/compiled-query.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Gender } from '#features/account/contract/user.ts';
import { genders } from '#features/account/contract/genders.ts';
import type { Answer } from '#features/prompts/contract/answer.ts';
import { storedAnswers } from '#features/prompts/server/index.ts';
import { eachTrait, type Trait } from '#features/site/contract/traits.ts';
import {
  memberColumns,
  type MemberRow,
  memberTables,
  type ViewerRef,
  type Seeks,
  type SelectedMember,
  type SelectedSeeks,
  toMember,
  toSeeks,
  visibleTo,
} from './member-repo.ts';
import { traitColumns, withheldTraits } from './trait-repo.ts';

export interface ProfileRow extends MemberRow {
  readonly about: string;
  readonly answers: readonly Answer[];
  readonly seeks: Seeks;
  readonly traits: Readonly<Record<Trait, string | null>>;
  /** Traits hidden from others, for lack of the member's consent. */
  readonly withheld: readonly string[];
  readonly lastActiveAt: Date;
  readonly likesMe: boolean;
}

interface Selected extends SelectedMember, SelectedSeeks, Readonly<Record<Trait, string | null>> {
  readonly about: string;
  readonly answers: unknown;
  /** Comma-separated. */
  readonly withheld: string;
  readonly last_active_at: Date;
  readonly likes_me: boolean;
}

const profileColumns = (viewer: UserId): RawBuilder<unknown> => sql`
  ${memberColumns(viewer)}, p.about, p.answers, ${traitColumns}, ${withheldTraits} AS withheld, p.last_active_at,
  array_to_string(p.search_gender, ',') AS seeks, p.search_min_age, p.search_max_age,
  EXISTS (SELECT 1 FROM likes l WHERE l.from_id = p.user_id AND l.to_id = ${viewer}) AS likes_me`;

/** Null when the profile does not exist for the viewer. Their own always does. */
export async function findProfile(db: Db, viewer: ViewerRef & { id: UserId }, id: UserId): Promise<ProfileRow | null> {
  if (id !== viewer.id) return (await findProfiles(db, viewer, [id]))[0] ?? null;
  const {
    rows: [row],
  } = await db.executeQuery(profileOfOneself(db, { id }));
  return row ? toProfile(row) : null;
}

/** The profiles that exist for the viewer, in the order of the ids. */
export async function findProfiles(db: Db, viewer: ViewerRef & { id: UserId }, ids: readonly UserId[]): Promise<ProfileRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.executeQuery(profiles(db, { ...viewer, ids }));
  const byId = new Map(rows.map((row) => [row.user_id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toProfile(row)] : [];
  });
}

const profiles = compiledQuery((db, { ids, id, site }: ViewerRef & { id: UserId; ids: readonly UserId[] }) =>
  sql<Selected>`
    SELECT ${profileColumns(id)} FROM ${memberTables} WHERE p.user_id = ANY(${ids}::bigint[]) AND ${visibleTo({ id, site })}`.compile(db),
);

/** The data from which a member's last activity is presented; null for an unknown member. */
export async function findActivity(
  db: Db,
  id: UserId,
): Promise<Pick<ProfileRow, 'id' | 'hideOnline' | 'fictional' | 'lastActiveAt'> | null> {
  const row = await db
    .selectFrom('profiles')
    .select(['hide_online', 'fictional', 'last_active_at'])
    .where('user_id', '=', id)
    .executeTakeFirst();
  return row ? { id, hideOnline: row.hide_online, fictional: row.fictional, lastActiveAt: row.last_active_at } : null;
}

const profileOfOneself = compiledQuery((db, { id }: { id: UserId }) =>
  sql<Selected>`SELECT ${profileColumns(id)} FROM ${memberTables} WHERE p.user_id = ${id}`.compile(db),
);

function toProfile(row: Selected): ProfileRow {
  return {
    ...toMember(row),
    about: row.about,
    answers: storedAnswers(row.answers),
    seeks: toSeeks(row),
    traits: eachTrait<ProfileRow['traits']>((name) => row[name]),
    withheld: row.withheld.split(','),
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
  readonly showToVisitors: boolean;
  readonly mailName: boolean;
  readonly mailPhoto: boolean;
  /** Has said whether visitors may see the profile. */
  readonly answeredAboutVisitors: boolean;
}

const ownProfile = compiledQuery((db, { id }: { id: UserId }) =>
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
      'show_to_visitors',
      'mail_name',
      'mail_photo',
      'visitors_answered_at',
    ])
    .where('user_id', '=', id)
    .compile(),
);

/** The parts of a member's own profile that every page needs. */
export async function findOwnProfile(db: Db, id: UserId): Promise<OwnProfileRow> {
  const {
    rows: [row],
  } = await db.executeQuery(ownProfile(db, { id }));
  const gender = genders.find((value) => value === row?.gender);
  if (row === undefined || gender === undefined || !isDay(row.date_of_birth)) throw new Error(`user ${id} has no profile`);
  return {
    name: row.name,
    country: row.country,
    region: row.region,
    located: row.lat !== null,
    status: row.status === 'active' ? 'active' : 'disabled',
    gender,
    dateOfBirth: row.date_of_birth,
    searchGender: genders.filter((value) => row.search_gender.includes(value)),
    searchMinAge: row.search_min_age,
    searchMaxAge: row.search_max_age,
    fictional: row.fictional,
    hideOnline: row.hide_online,
    hideFromSearch: row.hide_from_search,
    showToVisitors: row.show_to_visitors,
    mailName: row.mail_name,
    mailPhoto: row.mail_photo,
    answeredAboutVisitors: row.visitors_answered_at !== null,
  };
}
