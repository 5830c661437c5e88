import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import { type Day, isDay } from '#platform/contract/time.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type Gender, genders } from '#features/account/contract/user.ts';
import { type Interest, interests, type Trait } from '#features/members/contract/traits.ts';
import type { Point } from '#features/places/contract/geometry.ts';

export type PlaceSource = 'town' | 'device';

/** A profile as it is kept. */
export interface KeptProfile {
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
  /** When the place was changed lately, newest last. */
  readonly placedAt: readonly Date[];
  readonly about: string;
  readonly traits: Readonly<Record<Trait, string | null>>;
  /** Those of the contract, in its order. */
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
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
  'sexuality',
  'interests',
] as const;

const select = (db: Db | Tx, user: UserId) => db.selectFrom('profiles').select(columns).where('user_id', '=', user);
type Selected = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

export const findKeptProfile = async (db: Db | Tx, user: UserId): Promise<KeptProfile> =>
  toKept(await select(db, user).executeTakeFirstOrThrow());

/** Also makes other transactions that change this profile wait for the end of this one. */
export const lockProfile = async (tx: Tx, user: UserId): Promise<KeptProfile> =>
  toKept(await select(tx, user).forNoKeyUpdate().executeTakeFirstOrThrow());

/** ISO 3166-1 alpha-2. */
export async function findCountry(db: Db, user: UserId): Promise<string> {
  const { country } = await db.selectFrom('profiles').select('country').where('user_id', '=', user).executeTakeFirstOrThrow();
  return country;
}

/** What is changed, by column. */
export type ProfileChanges = Partial<{
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
  readonly hair_colour: string | null;
  readonly eye_colour: string | null;
  readonly body_type: string | null;
  readonly relationship_status: string | null;
  readonly sexuality: string | null;
  readonly interests: Interest[];
}>;

/** Leaves every other column alone. The search finds the change by `updated_at`. */
export async function updateProfile(tx: Tx, user: UserId, { placed_at, ...changes }: ProfileChanges, now: Date): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({
      ...changes,
      ...(placed_at === undefined ? {} : { placed_at: sql<Date[]>`${placed_at}::timestamptz[]` }),
      updated_at: now,
    })
    .where('user_id', '=', user)
    .execute();
}

function toKept(row: Selected): KeptProfile {
  const gender = genders.find((known) => known === row.gender);
  if (gender === undefined || !isDay(row.date_of_birth)) throw new Error('a profile that the house does not make');
  const { hair_colour, eye_colour, body_type, relationship_status, sexuality } = row;
  return {
    name: row.name,
    dateOfBirth: row.date_of_birth,
    gender,
    searchGender: genders.filter((known) => row.search_gender.includes(known)),
    searchMinAge: row.search_min_age,
    searchMaxAge: row.search_max_age,
    country: row.country,
    region: row.region,
    town: row.town,
    cell: row.lat === null || row.lon === null ? null : { lat: row.lat, lon: row.lon },
    placeSource: row.place_source === 'town' || row.place_source === 'device' ? row.place_source : null,
    placedAt: row.placed_at,
    about: row.about,
    traits: { hair_colour, eye_colour, body_type, relationship_status, sexuality },
    interests: interests.filter((known) => row.interests.includes(known)),
  };
}
