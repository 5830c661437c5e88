import type { Pool, PoolClient } from 'pg';
import type { Gender } from '#features/account/contract/user.ts';
import { hashPassword } from '#features/account/server/index.ts';
import { explicitInterests, interests } from '#features/members/contract/traits.ts';
import { type Point, snapToGrid } from '#features/places/contract/geometry.ts';
import { type CountryCode, places } from '#features/places/data/index.ts';
import { consentedTraits, type Trait, traitNames, traits } from '#features/site/contract/traits.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import { cast } from './cast.ts';

const batchSize = 10_000;

/**
 * Adds `count` invented members without photos, spread over the towns of the site's countries and the grid cells around
 * each, for trying and measuring the site with many members. Nobody can log in as one of them. All traits of a member
 * are derived from the id.
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
    await createTownTable(client, rows[0]?.countries ?? []);
    for (let from = 0; from < count; from += batchSize) {
      // The time advances while this runs, so that a running server finds each batch by its `updated_at`.
      const present = new Date(now.getTime() + performance.now() - startedAt);
      await client.query(insert, [site, run, from + 1, Math.min(from + batchSize, count), passwordHash, present, nonExplicitInterests]);
    }
    await client.query('DROP TABLE many_towns');
    await client.query('ANALYZE users, profiles, balances, consents');
  } finally {
    client.release();
  }
}

async function createTownTable(client: PoolClient, countries: readonly string[]): Promise<void> {
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

/** Grid cells in a spiral of 15 km around the centre of a town, starting at the centre. */
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

const nonExplicitInterests = interests.filter((interest) => !explicitInterests.has(interest));

/** SQL: a pseudo-random number from 0 to 1 derived from the member's id, different for each `use`. */
const chance = (use: number) => `((hashint8extended(f.id, ${use}) & 1048575)::float8 / 1048576)`;
const oneOf = (values: string, use: number) => `(${values})[1 + floor(${chance(use)} * cardinality(${values}))::int]`;
/** For each trait its `use` (the next number is for its value) and the share of members who state it. */
const drawn = {
  wish: { use: 60, share: 0.7 },
  children: { use: 63, share: 0.5 },
  smoking: { use: 66, share: 0.7 },
  religion: { use: 69, share: 0.2 },
  hair_colour: { use: 15, share: 0.8 },
  eye_colour: { use: 20, share: 0.8 },
  body_type: { use: 30, share: 0.7 },
  relationship_status: { use: 40, share: 0.7 },
  sexuality: { use: 50, share: 0.4 },
} satisfies Record<Trait, { readonly use: number; readonly share: number }>;
const trait = (name: Trait) =>
  `CASE WHEN ${chance(drawn[name].use)} < ${drawn[name].share} THEN ${oneOf(`ARRAY['${traits[name].values.join("','")}']`, drawn[name].use + 1)} END`;
const consents = consentedTraits.map(
  (name) => `SELECT user_id, '${traits[name].consent}', true, '2023-12-01', $6::timestamptz FROM made WHERE ${name} IS NOT NULL`,
);

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
    country, region, town, lat, lon, ${traitNames.join(', ')}, interests,
    last_active_at, created_at, updated_at)
  SELECT f.id, $1,
    CASE WHEN g.gender = 'woman' OR (g.gender = 'non_binary' AND f.id % 2 = 0) THEN ${oneOf('t.women', 3)} ELSE ${oneOf('t.men', 3)} END,
    'active', g.gender,
    CASE WHEN ${chance(4)} < 0.1 THEN ARRAY['woman', 'man', 'non_binary'] WHEN g.gender = 'woman' THEN ARRAY['man'] ELSE ARRAY['woman'] END,
    18 + floor(${chance(5)} * 15)::int, 40 + floor(${chance(6)} * 40)::int,
    ($6::timestamptz)::date - (6600 + floor(power(${chance(7)}, 1.6) * 19000)::int),
    t.country, t.region, t.town, t.lats[c.n], t.lons[c.n],
    ${traitNames.map(trait).join(', ')},
    ARRAY(SELECT key FROM unnest($7::text[]) WITH ORDINALITY AS i (key, n) WHERE hashint8extended(f.id, 100 + i.n) & 7 = 0),
    greatest(f.signup_date, $6::timestamptz - make_interval(secs => power(${chance(8)}, 3) * 60 * 86400)), f.signup_date, $6
  FROM f
  CROSS JOIN LATERAL (SELECT CASE WHEN ${chance(2)} < 0.44 THEN 'woman' WHEN ${chance(2)} < 0.96 THEN 'man' ELSE 'non_binary' END AS gender) g
  JOIN many_towns t ON t.n = 1 + floor(${chance(9)} * (SELECT count(*) FROM many_towns))::int
  -- More in the middle of the town than around it.
  CROSS JOIN LATERAL (SELECT 1 + floor(power(${chance(10)}, 2) * cardinality(t.lats))::int AS n) c
  RETURNING user_id, ${consentedTraits.join(', ')}
), opened AS (
  INSERT INTO balances (user_id) SELECT id FROM f
)
INSERT INTO consents (user_id, purpose, granted, text_version, created_at)
  ${consents.join('\n  UNION ALL ')}`;
