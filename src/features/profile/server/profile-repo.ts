import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import { type Day, isDay } from '#platform/contract/time.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Gender } from '#features/account/contract/user.ts';
import { genders } from '#features/account/contract/genders.ts';
import { type Interest, interests } from '#features/members/contract/traits.ts';
import type { Point } from '#features/places/contract/geometry.ts';
import type { Answer } from '#features/prompts/contract/answer.ts';
import { storedAnswers } from '#features/prompts/server/index.ts';
import { eachTrait, type Trait, traitNames } from '#features/site/contract/traits.ts';

export type PlaceSource = 'town' | 'device';

/** A profile as stored. */
export interface StoredProfile {
  readonly name: string;
  readonly dateOfBirth: Day;
  readonly gender: Gender;
  readonly searchGender: readonly Gender[];
  readonly searchMinAge: number;
  readonly searchMaxAge: number;
  readonly country: string;
  readonly region: string | null;
  readonly town: string | null;
  /** Centre of a grid cell. */
  readonly cell: Point | null;
  readonly placeSource: PlaceSource | null;
  /** Times of the latest changes of the place, newest last. */
  readonly placedAt: readonly Date[];
  readonly about: string;
  readonly answers: readonly Answer[];
  readonly traits: Readonly<Record<Trait, string | null>>;
  /** Only those in the contract, in its order. */
  readonly interests: readonly Interest[];
}

const columns = [
  'name',
  'date_of_birth',
  'gender',
  'search_gender',
  'search_min_age',
  'search_max_age',
  'country',
  'region',
  'town',
  'lat',
  'lon',
  'place_source',
  'placed_at',
  'about',
  'answers',
  ...traitNames,
  'interests',
] as const;

const select = (db: Db | Tx, user: UserId) => db.selectFrom('profiles').select(columns).where('user_id', '=', user);
type Selected = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

export const findStoredProfile = async (db: Db | Tx, user: UserId): Promise<StoredProfile> =>
  toKept(await select(db, user).executeTakeFirstOrThrow());

/** Locks the profile, so that other transactions that change it wait for this one. */
export const lockProfile = async (tx: Tx, user: UserId): Promise<StoredProfile> =>
  toKept(await select(tx, user).forNoKeyUpdate().executeTakeFirstOrThrow());

/** ISO 3166-1 alpha-2. */
export async function findCountry(db: Db, user: UserId): Promise<string> {
  const { country } = await db.selectFrom('profiles').select('country').where('user_id', '=', user).executeTakeFirstOrThrow();
  return country;
}

/** Changed columns. */
export type ProfileChanges = Partial<Readonly<Record<Trait, string | null>>> &
  Partial<{
    readonly name: string;
    readonly date_of_birth: Day;
    readonly gender: Gender;
    readonly search_gender: Gender[];
    readonly search_min_age: number;
    readonly search_max_age: number;
    readonly country: string;
    readonly region: string | null;
    readonly town: string | null;
    readonly lat: number | null;
    readonly lon: number | null;
    readonly place_source: PlaceSource | null;
    readonly placed_at: Date[];
    readonly about: string;
    readonly answers: readonly Answer[];
    readonly interests: Interest[];
  }>;

/** Changes only the given columns. The search index finds the change by `updated_at`. */
export async function updateProfile(tx: Tx, user: UserId, { placed_at, answers, ...changes }: ProfileChanges, now: Date): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({
      ...changes,
      ...(placed_at === undefined ? {} : { placed_at: sql<Date[]>`${placed_at}::timestamptz[]` }),
      ...(answers === undefined ? {} : { answers: JSON.stringify(answers) }),
      updated_at: now,
    })
    .where('user_id', '=', user)
    .execute();
}

function toKept(row: Selected): StoredProfile {
  const gender = genders.find((value) => value === row.gender);
  if (gender === undefined || !isDay(row.date_of_birth)) throw new Error('the profile has an invalid gender or date of birth');
  return {
    name: row.name,
    dateOfBirth: row.date_of_birth,
    gender,
    searchGender: genders.filter((value) => row.search_gender.includes(value)),
    searchMinAge: row.search_min_age,
    searchMaxAge: row.search_max_age,
    country: row.country,
    region: row.region,
    town: row.town,
    cell: row.lat === null || row.lon === null ? null : { lat: row.lat, lon: row.lon },
    placeSource: row.place_source === 'town' || row.place_source === 'device' ? row.place_source : null,
    placedAt: row.placed_at,
    about: row.about,
    answers: storedAnswers(row.answers),
    traits: eachTrait<StoredProfile['traits']>((name) => row[name]),
    interests: interests.filter((value) => row.interests.includes(value)),
  };
}
