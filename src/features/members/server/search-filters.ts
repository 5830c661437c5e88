import type { StoredSettings } from '#features/site/contract/settings.ts';
import type { FilterName, SearchQuery } from '../contract/endpoints.ts';
import { offeredInterests, traitNames } from '../contract/traits.ts';
import { type Look, newFor } from './present-member.ts';
import type { Clause, Filter } from './search/clause.ts';

interface Searcher extends Pick<Look, 'now' | 'viewer'> {
  readonly site: { readonly settings: Pick<StoredSettings, 'search_fields' | 'niche'> };
  readonly presence: Pick<Look['presence'], 'online'>;
}

/**
 * The searcher's choices for the index. A choice that the site's `search_fields` does not offer is no choice, an
 * interest that its niche does not offer is nobody's. Limits of age the wrong way round are turned.
 */
export function filtersOf(query: SearchQuery, { site, now, viewer, presence }: Searcher): Filter<FilterName>[] {
  const { search_fields, niche } = site.settings;
  const offeredFilters: readonly FilterName[] = [...search_fields, 'new'];
  const filters: Filter<FilterName>[] = [];
  const add = (name: FilterName, ...clauses: Clause[]) => {
    if (clauses.length > 0 && offeredFilters.includes(name)) filters.push({ name, clauses });
  };
  const given = <Value>(values: readonly Value[] | undefined): values is readonly Value[] => values !== undefined && values.length > 0;

  if (given(query.gender)) add('gender', { field: 'gender', values: query.gender });
  if (query.country !== undefined) add('country', { field: 'country', values: [query.country] });
  if (query.countryregion !== undefined) add('countryregion', { field: 'countryregion', values: [query.countryregion] });
  if (query.distance !== undefined && viewer?.place) add('distance', { within: query.distance, of: viewer.place });
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
  if (query.online === true) add('online', { ids: presence.online() }, { field: 'shows_online', values: ['true'] });
  if (query.new === true) add('new', { createdAfter: now.getTime() - newFor });
  return filters;
}

function ageClauses({ min_age, max_age }: SearchQuery): Clause[] {
  const turned = min_age !== undefined && max_age !== undefined && min_age > max_age;
  const [from, to] = turned ? [max_age, min_age] : [min_age, max_age];
  return [...(from === undefined ? [] : [{ minAge: from }]), ...(to === undefined ? [] : [{ maxAge: to }])];
}
