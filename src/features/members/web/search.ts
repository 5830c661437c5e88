import { queryText } from '#platform/web/data/api-client.ts';
import { genders, type OwnProfile } from '#features/account/contract/user.ts';
import type { Settings } from '#features/site/contract/settings.ts';
import type { SearchQuery } from '../contract/endpoints.ts';
import { type Interest, interests, type Trait, traitNames, traits } from '../contract/traits.ts';

/** What a search asks of people; `sort` and `page` only say how they are shown. */
export type Filters = Omit<SearchQuery, 'sort' | 'page'>;

export interface Search {
  readonly filters: Filters;
  readonly sort: NonNullable<SearchQuery['sort']>;
  readonly page: number;
}

/** A filter as the site's `search_fields` and the server's relaxations name it. */
export type FilterName = Settings['search_fields'][number];

/** The ends of the age filter; at an end it does not limit. */
export const ages = { youngest: 18, oldest: 99 } as const;

/** Whom a member looks for: the filters of an address that names none. */
export function ownFilters(profile: OwnProfile | undefined, offered: readonly FilterName[]): Filters {
  if (profile === undefined) return {};
  return tidy(
    { gender: profile.search_gender, country: profile.country, min_age: profile.search_min_age, max_age: profile.search_max_age },
    offered,
  );
}

/**
 * What an address asks for. Filters in it say it all; without any, the member's own hold, and `all=1` means none.
 * What nobody can ask for is as if it were not there.
 */
export function readSearch(params: URLSearchParams, own: Filters, offered: readonly FilterName[]): Search {
  const filters = readFilters(params, offered);
  const page = wholeNumber(params.get('page'));
  return {
    filters: params.has('all') || !isEmpty(filters) ? filters : own,
    sort: params.get('sort') === 'new' ? 'new' : 'active',
    page: page !== undefined && page <= 1_000_000 ? Math.max(1, page) : 1,
  };
}

/** The shortest address that `readSearch` reads as this search. */
export function searchPath({ filters, sort, page }: Search, own: Filters): string {
  const rest = { sort: sort === 'new' ? sort : undefined, page: page > 1 ? page : undefined };
  const asked = sameFilters(filters, own) ? {} : isEmpty(filters) ? { all: 1 } : filters;
  return `/members${queryText({ ...asked, ...rest })}`;
}

/** The search as the API wants it, always in the same order. */
export const queryOf = ({ filters, sort, page }: Search): SearchQuery => ({ ...filters, sort, page });

export const isEmpty = (filters: Filters): boolean => Object.keys(filters).length === 0;

export const sameFilters = (a: Filters, b: Filters): boolean => queryText(a) === queryText(b);

/** Without one filter, or without one interest. The country takes its region along. */
export function without(filters: Filters, name: FilterName, interest?: Interest): Filters {
  const rest = { ...filters };
  if (name === 'interests' && interest !== undefined) {
    const others = filters.interests?.filter((other) => other !== interest) ?? [];
    return others.length > 0 ? { ...rest, interests: others } : without(filters, 'interests');
  }
  if (name === 'age') {
    delete rest.min_age;
    delete rest.max_age;
  } else if (name !== 'distance') delete rest[name];
  if (name === 'country') delete rest.countryregion;
  return rest;
}

/** The same filters with nothing in them that does not filter, in one order. */
export function tidy(filters: Filters, offered: readonly FilterName[]): Filters {
  const all = normal(filters);
  return (['gender', 'country', 'countryregion', 'age', ...traitNames, 'interests', 'with_photo', 'online'] as const).reduce(
    (kept, name) => (offered.includes(name) ? kept : without(kept, name)),
    all,
  );
}

function normal(filters: Filters): Filters {
  const result: Filters = {};
  const gender = chosen(genders, filters.gender);
  if (gender.length > 0) result.gender = gender;
  const country = filters.country ?? filters.countryregion?.slice(0, 2);
  if (country !== undefined) result.country = country;
  if (filters.countryregion?.startsWith(`${country}-`)) result.countryregion = filters.countryregion;
  const [from = ages.youngest, to = ages.oldest] = inOrder(filters.min_age, filters.max_age);
  if (from > ages.youngest) result.min_age = from;
  if (to < ages.oldest) result.max_age = to;
  const trait = <Name extends Trait>(name: Name, values: readonly NonNullable<Filters[Name]>[number][]): void => {
    const wanted = chosen(values, filters[name]);
    if (wanted.length > 0) Object.assign(result, { [name]: wanted });
  };
  for (const name of traitNames) trait(name, traits[name]);
  const liked = chosen(interests, filters.interests);
  if (liked.length > 0) result.interests = liked;
  if (filters.with_photo === true) result.with_photo = true;
  if (filters.online === true) result.online = true;
  return result;
}

function readFilters(params: URLSearchParams, offered: readonly FilterName[]): Filters {
  const country = params.get('country');
  const region = params.get('countryregion');
  const age = (name: string) => {
    const years = wholeNumber(params.get(name));
    return years !== undefined && years >= ages.youngest && years <= 120 ? years : undefined;
  };
  const given: Record<string, unknown> = {
    gender: params.getAll('gender'),
    interests: params.getAll('interests'),
    with_photo: params.get('with_photo') === 'true',
    online: params.get('online') === 'true',
    min_age: age('min_age'),
    max_age: age('max_age'),
  };
  return given && country && region ? {} : {};
}
