import type { StoredSettings } from '#features/site/contract/settings.ts';
import { traitNames } from '#features/site/contract/traits.ts';
import type { SearchQuery } from '../contract/endpoints.ts';
import type { FilterName } from '../contract/rules.ts';
import { offeredInterests } from '#features/members/contract/traits.ts';
import { type ViewerContext, newMemberPeriod } from '#features/members/server/index.ts';
import type { Clause, Filter } from './member-index/selection/clause.ts';

interface Searcher extends Pick<ViewerContext, 'now' | 'viewer'> {
  readonly site: { readonly settings: Pick<StoredSettings, 'search_fields' | 'niche'> };
  readonly presence: Pick<ViewerContext['presence'], 'online'>;
}

/**
 * Turns a query into filters for the index. Filters that the site's `search_fields` does not offer are ignored; an
 * interest that its niche does not offer matches no member. Age limits in the wrong order are swapped.
 */
export function filtersOf(query: SearchQuery, { site, now, viewer, presence }: Searcher): Filter<FilterName>[] {
  const { search_fields, niche } = site.settings;
  const offeredFilters: readonly FilterName[] = [...search_fields, 'new'];
  const filters: Filter<FilterName>[] = [];
  const add = (name: FilterName, ...clauses: Clause[]) => {
    if (clauses.length > 0 && offeredFilters.includes(name)) filters.push({ name, clauses });
  };
  const isGiven = <Value>(values: readonly Value[] | undefined): values is readonly Value[] => values !== undefined && values.length > 0;

  if (isGiven(query.gender)) add('gender', { field: 'gender', values: query.gender });
  if (query.country !== undefined) add('country', { field: 'country', values: [query.country] });
  if (query.countryregion !== undefined) add('countryregion', { field: 'countryregion', values: [query.countryregion] });
  if (query.distance !== undefined && viewer?.place) add('distance', { within: query.distance, of: viewer.place });
  add('age', ...ageClauses(query));
  for (const trait of traitNames) {
    const values = query[trait];
    if (isGiven(values)) add(trait, { field: trait, values });
  }
  // Members have many interests, so all requested ones must match; other fields have one value, so any requested one may.
  const offered = offeredInterests(niche);
  add(
    'interests',
    ...(query.interests ?? []).map((interest): Clause => ({ field: 'interests', values: offered.includes(interest) ? [interest] : [] })),
  );
  if (query.with_photo === true) add('with_photo', { field: 'with_photo', values: ['true'] });
  if (query.online === true) add('online', { online: presence.online() }, { field: 'shows_online', values: ['true'] });
  if (query.new === true) add('new', { createdAfter: now.getTime() - newMemberPeriod });
  return filters;
}

function ageClauses({ min_age, max_age }: SearchQuery): Clause[] {
  const swapped = min_age !== undefined && max_age !== undefined && min_age > max_age;
  const [from, to] = swapped ? [max_age, min_age] : [min_age, max_age];
  return [...(from === undefined ? [] : [{ minAge: from }]), ...(to === undefined ? [] : [{ maxAge: to }])];
}
