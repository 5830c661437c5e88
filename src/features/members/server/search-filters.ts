import type { UserId } from '#platform/contract/ids.ts';
import type { StoredSettings } from '#features/site/contract/settings.ts';
import type { SearchQuery } from '../contract/endpoints.ts';
import { offeredInterests, traitNames } from '../contract/traits.ts';
import type { Clause, Filter } from './search/site-index.ts';

/**
 * The searcher's choices for the index. A choice that the site's `search_fields` does not offer is no choice, an
 * interest that its niche does not offer is nobody's. Limits of age the wrong way round are turned.
 */
export function filtersOf(query: SearchQuery, { search_fields, niche }: StoredSettings, online: () => readonly UserId[]): Filter[] {
  const filters: Filter[] = [];
  const add = (name: StoredSettings['search_fields'][number], ...clauses: Clause[]) => {
    if (clauses.length > 0 && search_fields.includes(name)) filters.push({ name, clauses });
  };
  const given = <Value>(values: readonly Value[] | undefined): values is readonly Value[] => values !== undefined && values.length > 0;

  if (given(query.gender)) add('gender', { field: 'gender', values: query.gender });
  if (query.country !== undefined) add('country', { field: 'country', values: [query.country] });
  if (query.countryregion !== undefined) add('countryregion', { field: 'countryregion', values: [query.countryregion] });
  add('age', ...ageClauses(query));
  for (const trait of traitNames) {
    const values = query[trait];
    if (given(values)) add(trait, { field: trait, values });
  }
  // A member has many interests, so each one asked for narrows; of all else a member has one, so any will do.
  const offered = offeredInterests(niche);
  add(
    'interests',
    ...(query.interests ?? []).map((interest): Clause => ({ field: 'interests', values: offered.includes(interest) ? [interest] : [] })),
  );
  if (query.with_photo === true) add('with_photo', { field: 'with_photo', values: ['true'] });
  if (query.online === true) add('online', { ids: online() }, { field: 'shows_online', values: ['true'] });
  return filters;
}

function ageClauses({ min_age, max_age }: SearchQuery): Clause[] {
  const turned = min_age !== undefined && max_age !== undefined && min_age > max_age;
  const [from, to] = turned ? [max_age, min_age] : [min_age, max_age];
  return [...(from === undefined ? [] : [{ minAge: from }]), ...(to === undefined ? [] : [{ maxAge: to }])];
}
