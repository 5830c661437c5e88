import type { Pool, PoolClient } from 'pg';
import type { Gender } from '#features/account/contract/user.ts';
import { hashPassword } from '#features/account/server/index.ts';
import { explicitInterests, interests, traits } from '#features/members/contract/traits.ts';
import { type Point, snapToGrid } from '#features/places/contract/geometry.ts';
import { type CountryCode, places } from '#features/places/data/index.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import { cast } from './cast.ts';

const batch = 10_000;

/**
 * Adds `count` invented members without photos, spread over the towns of the site's countries and the grid cells around
 * each, for seeing and measuring how the site does with many. Nobody can log in as one of them. What a member is like
 * follows from the id.
 */
export async function seedManyMembers(pool: Pool, site: SiteId | number, count: number, now: Date): Promise<void> {
  const passwordHash = await hashPassword(crypto.randomUUID());
  const startedAt = performance.now();
  const run = crypto.randomUUID().slice(0, 8);
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ countries: string[] }>(
      `SELECT ARRAY(SELECT jsonb_array_elements_text(settings->'countries')) AS countries FROM sites WHERE id = $1`,
      [site],
    );
    await keepTowns(client, rows[0]?.countries ?? []);
    for (let from = 0; from < count; from += batch) {
      // The present goes on while this runs, so that a running server finds each batch by its time.
      const present = new Date(now.getTime() + performance.now() - startedAt);
      await client.query(insert, [site, run, from + 1, Math.min(from + batch, count), passwordHash, present, harmless]);
    }
    await client.query('DROP TABLE many_towns');
    await client.query('ANALYZE users, profiles, balances, consents');
  } finally {
    client.release();
  }
}

async function keepTowns(client: PoolClient, countries: readonly string[]): Promise<void> {
  const wanted = Object.values(places).filter(({ country }) => countries.includes(country));
  const towns = wanted.flatMap(({ country, regions }) =>
    regions.flatMap((region) =>
      region.towns.map((town) => {
        const language = languageOf[country];
        const names = { women: namesOf(language, 'woman'), men: namesOf(language, 'man') };
        const cells = cellsAround(town);
        const [lats, lons] = [cells.map(({ lat }) => lat), cells.map(({ lon }) => lon)];
        return { country, region: region.key, town: town.name, lats, lons, language, ...names };
      }),
    ),
  );
  const json = client.escapeLiteral(JSON.stringify(towns));
  await client.query(
    `CREATE TEMP TABLE many_towns AS SELECT row_number() OVER () AS n, t.* FROM jsonb_to_recordset(${json}::jsonb)
       AS t (country text, region text, town text, lats real[], lons real[], language text, women text[], men text[])`,
  );
  await client.query('CREATE UNIQUE INDEX ON many_towns (n)');
}

/** Cells in a spiral of 15 km around the middle of a town, the middle first. */
const cellsAround = ({ lat, lon }: Point): Point[] =>
  Array.from({ length: 60 }, (_, n) => {
    const [degrees, turn] = [(2 * Math.sqrt(n)) / 111, 2.4 * n];
    return snapToGrid({
      lat: lat + degrees * Math.cos(turn),
      lon: lon + (degrees * Math.sin(turn)) / Math.cos((lat * Math.PI) / 180),
    });
  });

const namesOf = (language: Language, gender: Gender): string[] => [
  ...new Set(cast.filter((member) => member.language === language && member.gender === gender).map(({ name }) => name)),
];

const languageOf = {
  AT: 'de',
  BE: 'nl',
  CH: 'de',
  DE: 'de',
  DK: 'da',
  ES: 'es',
  FI: 'fi',
  FR: 'fr',
  GB: 'en',
  IE: 'en',
  IS: 'en',
  IT: 'it',
  LI: 'de',
  LU: 'fr',
  NL: 'nl',
  NO: 'nb',
  PL: 'pl',
  SE: 'sv',
  US: 'en',
} as const satisfies Record<CountryCode, Language>;

const harmless = interests.filter((interest) => !explicitInterests.has(interest));

/** SQL: a number from 0 to 1 that follows from the member's id; each `use` has its own. */
const chance = (use: number) => `((hashint8extended(f.id, ${use}) & 1048575)::float8 / 1048576)`;
const oneOf = (values: string, use: number) => `(${values})[1 + floor(${chance(use)} * cardinality(${values}))::int]`;
const trait = (name: keyof typeof traits, use: number, told: number) =>
  `CASE WHEN ${chance(use)} < ${told} THEN ${oneOf(`ARRAY['${traits[name].join("','")}']`, use + 1)} END`;

// $1 site, $2 run, $3 and $4 first and last number, $5 password hash, $6 present, $7 interests
const insert = `
WITH f AS (
  INSERT INTO users (site_id, email, password_hash, language, status, signup_date)
    SELECT $1, 'm' || n || '-' || $2 || '@many.test', $5, 'en', 'active',
      $6::timestamptz - make_interval(mins => 1 + ((hashint8extended(n, 1) & 1048575)::float8 / 1048576 * 1000000)::int)
    FROM generate_series($3::int, $4::int) n
  RETURNING id, signup_date
), made AS (
  INSERT INTO profiles (user_id, site_id, name, status, gender, search_gender, search_min_age, search_max_age, date_of_birth,
    country, region, town, lat, lon, hair_colour, eye_colour, body_type, relationship_status, sexuality, interests,
    last_active_at, created_at, updated_at)
  SELECT f.id, $1,
    CASE WHEN g.gender = 'woman' OR (g.gender = 'non_binary' AND f.id % 2 = 0) THEN ${oneOf('t.women', 3)} ELSE ${oneOf('t.men', 3)} END,
    'active', g.gender,
    CASE WHEN ${chance(4)} < 0.1 THEN ARRAY['woman', 'man', 'non_binary'] WHEN g.gender = 'woman' THEN ARRAY['man'] ELSE ARRAY['woman'] END,
    18 + floor(${chance(5)} * 15)::int, 40 + floor(${chance(6)} * 40)::int,
    ($6::timestamptz)::date - (6600 + floor(power(${chance(7)}, 1.6) * 19000)::int),
    t.country, t.region, t.town, t.lats[c.n], t.lons[c.n],
    ${trait('hair_colour', 15, 0.8)}, ${trait('eye_colour', 20, 0.8)}, ${trait('body_type', 30, 0.7)},
    ${trait('relationship_status', 40, 0.7)}, ${trait('sexuality', 50, 0.4)},
    ARRAY(SELECT key FROM unnest($7::text[]) WITH ORDINALITY AS i (key, n) WHERE hashint8extended(f.id, 100 + i.n) & 7 = 0),
    greatest(f.signup_date, $6::timestamptz - make_interval(secs => power(${chance(8)}, 3) * 60 * 86400)), f.signup_date, $6
  FROM f
  CROSS JOIN LATERAL (SELECT CASE WHEN ${chance(2)} < 0.44 THEN 'woman' WHEN ${chance(2)} < 0.96 THEN 'man' ELSE 'non_binary' END AS gender) g
  JOIN many_towns t ON t.n = 1 + floor(${chance(9)} * (SELECT count(*) FROM many_towns))::int
  -- More in the middle of the town than around it.
  CROSS JOIN LATERAL (SELECT 1 + floor(power(${chance(10)}, 2) * cardinality(t.lats))::int AS n) c
  RETURNING user_id, sexuality
), opened AS (
  INSERT INTO balances (user_id) SELECT id FROM f
)
INSERT INTO consents (user_id, purpose, granted, text_version, created_at)
  SELECT user_id, 'sexuality', true, '2023-12-01', $6 FROM made WHERE sexuality IS NOT NULL`;
