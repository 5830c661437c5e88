import type { SearchQuery } from '#features/search/contract/endpoints.ts';
import { distances, sorts } from '#features/search/contract/rules.ts';
import { interests } from '#features/members/contract/traits.ts';
import { traits } from '#features/site/contract/traits.ts';
import { places } from '#features/places/data/index.ts';

const towns = Object.values(places).flatMap(({ country, regions }) =>
  regions.flatMap(({ key, towns: those }) => those.map(() => ({ country, region: key }))),
);

/**
 * Random searches as members make them: mostly a gender, an age and a place, half of them by distance, mostly the first pages, some
 * with hardly any results. The same seed gives the same searches.
 */
export function searchMix(seed: number): () => SearchQuery {
  let state = seed;
  const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const oneOf = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(chance() * values.length)];
    if (value === undefined) throw new Error('nothing to choose from');
    return value;
  };
  return () => {
    const query: SearchQuery = { gender: [chance() < 0.5 ? 'woman' : 'man'] };
    // All towns have the same number of members.
    const { country, region } = oneOf(towns);
    const around = chance() < 0.5;
    if (around) {
      if (chance() < 0.6) query.distance = oneOf(distances);
      query.sort = oneOf(sorts);
    }
    // Searches by distance rarely have a country, too.
    if (chance() < (around ? 0.05 : 0.6)) query.country = country;
    if (chance() < (around ? 0.03 : 0.3)) query.countryregion = region;
    if (chance() < 0.7) {
      query.min_age = 18 + Math.floor(chance() * 30);
      query.max_age = query.min_age + 5 + Math.floor(chance() * 15);
    }
    if (chance() < 0.15) query.hair_colour = [oneOf(traits.hair_colour.values), oneOf(traits.hair_colour.values)];
    if (chance() < 0.1) query.body_type = [oneOf(traits.body_type.values)];
    if (chance() < 0.15) query.interests = [oneOf(interests)];
    if (chance() < 0.1) query.online = true;
    if (chance() < 0.05) query.new = true;
    if (!around && chance() < 0.3) query.sort = oneOf(sorts);
    const depth = chance();
    if (depth > 0.6) query.page = depth < 0.9 ? 2 + Math.floor(chance() * 4) : 1 + Math.floor(chance() * 100);
    return query;
  };
}

export function toSearchParams(query: SearchQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value]) params.append(name, String(item));
  return params.toString();
}

/** Whether plain SQL can answer the search: no distance, and an indexed order. */
export const isForSql = ({ distance, sort }: SearchQuery): boolean => distance === undefined && (sort === undefined || sort === 'active');

/** The search as an SQL condition with its values, for comparison. */
export function toCondition(query: SearchQuery): { readonly where: string; readonly values: unknown[] } {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const parts = [`site_id = 1`, `status = 'active'`];
  if (query.gender) parts.push(`gender = ANY(${value(query.gender)})`);
  if (query.country) parts.push(`country = ${value(query.country)}`);
  if (query.countryregion) parts.push(`region = ${value(query.countryregion)}`);
  if (query.min_age !== undefined) parts.push(`date_of_birth <= current_date - make_interval(years => ${value(query.min_age)})`);
  if (query.max_age !== undefined) parts.push(`date_of_birth > current_date - make_interval(years => ${value(query.max_age + 1)})`);
  if (query.hair_colour) parts.push(`hair_colour = ANY(${value(query.hair_colour)})`);
  if (query.body_type) parts.push(`body_type = ANY(${value(query.body_type)})`);
  if (query.interests) parts.push(`interests @> ${value(query.interests)}`);
  if (query.new) parts.push(`created_at > now() - interval '7 days'`);
  if (query.online) parts.push(`online_at > now() - interval '5 minutes'`);
  return { where: parts.join(' AND '), values };
}
