import { queryText } from '#platform/web/data/api-client.ts';
import { genders } from '#features/account/contract/genders.ts';
import { eachTrait, type Trait, traits, type TraitValue } from '#features/site/contract/traits.ts';
import type { SearchQuery } from '../contract/endpoints.ts';
import { distances, type FilterName, type Sort } from '../contract/rules.ts';
import { type Interest, interests } from '#features/members/contract/traits.ts';

/** The filters of a search, without sorting and paging. Contains only filters that are set. */
export type Filters = Omit<SearchQuery, 'sort' | 'page' | 'network' | 'ref'>;

/** Changes to some filters; undefined removes one. */
export type FilterChanges = { readonly [Name in keyof Filters]?: Filters[Name] | undefined };

export interface Search {
  readonly filters: Filters;
  readonly sort: Sort;
  readonly page: number;
}

/** The limits of a search that a URL may request. */
export interface SearchOptions {
  /** The member's own search criteria, used when a URL has no filters. */
  readonly own: Filters;
  readonly offered: readonly FilterName[];
  readonly countries: readonly string[];
  readonly sorts: readonly Sort[];
}

/** The range of the age filter; a value at either end sets no limit. */
export const ages = { youngest: 18, oldest: 99 } as const;

/**
 * Reads a search from a URL. If the URL has filters, only those apply; without any, the member's own apply, and `all=1`
 * means none. Invalid parameters are ignored.
 */
export function readSearch(params: URLSearchParams, { own, offered, countries, sorts }: SearchOptions): Search {
  const km = parseInteger(params.get('distance'));
  const filters = build(
    {
      list: (name) => params.getAll(name),
      country: countries.find((country) => country === params.get('country')),
      region: REGION.exec(params.get('countryregion') ?? '')?.find((key) => countries.includes(key.slice(0, 2))),
      distance: distances.find((distance) => distance === km),
      ages: [parseAge(params.get('min_age')), parseAge(params.get('max_age'))],
      flag: (name) => params.get(name) === 'true',
    },
    offered,
  );
  return {
    filters: params.has('all') || !isEmpty(filters) ? filters : own,
    sort: sorts.find((sort) => sort === params.get('sort')) ?? defaultSort,
    page: Math.min(1_000_000, Math.max(1, parseInteger(params.get('page')) ?? 1)),
  };
}

/** The shortest URL that `readSearch` reads as this search. */
export function searchPath({ filters, sort, page }: Search, own: Filters): string {
  const params = sameFilters(filters, own) ? {} : isEmpty(filters) ? { all: 1 } : filters;
  return `/members${queryText({ ...params, sort: sort === defaultSort ? undefined : sort, page: page > 1 ? page : undefined })}`;
}

export const isEmpty = (filters: Filters): boolean => Object.keys(filters).length === 0;

export const sameFilters = (a: Filters, b: Filters): boolean => queryText(a) === queryText(b);

/** The filters in a canonical order, without limits at the end of their range and without filters that are not offered. */
export const normalise = (filters: FilterChanges, offered: readonly FilterName[]): Filters =>
  build(
    {
      list: (name) => filters[name] ?? [],
      country: filters.country,
      region: filters.countryregion,
      distance: filters.distance,
      ages: [filters.min_age, filters.max_age],
      flag: (name) => filters[name] === true,
    },
    offered,
  );

/** Removes one filter, or one of the interests. Removing the country also removes its region. */
export function without(filters: Filters, name: FilterName, interest?: Interest): Filters {
  const rest = { ...filters };
  if (name === 'age') {
    delete rest.min_age;
    delete rest.max_age;
    return rest;
  }
  delete rest[name];
  if (name === 'country') delete rest.countryregion;
  const others = name === 'interests' && interest !== undefined ? (filters.interests ?? []).filter((other) => other !== interest) : [];
  return others.length > 0 ? { ...rest, interests: others } : rest;
}

/** Recently active members are most likely to answer. */
const defaultSort: Sort = 'active';

type ListName = 'gender' | 'interests' | Trait;
type FlagName = 'with_photo' | 'online' | 'new';
type TraitLists = { [Name in Trait]: TraitValue<Name>[] | undefined };

interface RequestedFilters {
  readonly list: (name: ListName) => readonly string[];
  readonly country: string | undefined;
  readonly region: string | undefined;
  readonly distance: Filters['distance'];
  readonly ages: readonly [from: number | undefined, to: number | undefined];
  readonly flag: (name: FlagName) => boolean;
}

function build(requested: RequestedFilters, offered: readonly FilterName[]): Filters {
  const some = <Value extends string>(name: ListName, values: readonly Value[]): Value[] | undefined => {
    const wanted = offered.includes(name) ? requested.list(name) : [];
    const found = values.filter((value) => wanted.includes(value));
    return found.length > 0 ? found : undefined;
  };
  const flag = (name: FlagName): true | undefined => (offered.includes(name) && requested.flag(name)) || undefined;
  const region = offered.includes('countryregion') ? requested.region : undefined;
  const country = offered.includes('country') ? (requested.country ?? region?.slice(0, 2)) : undefined;
  const [one, other] = offered.includes('age') ? requested.ages : [];
  const swapped = one !== undefined && other !== undefined && one > other;
  const [from = ages.youngest, to = ages.oldest] = swapped ? [other, one] : [one, other];
  return present({
    gender: some('gender', genders),
    country,
    countryregion: country === undefined || region?.startsWith(`${country}-`) ? region : undefined,
    distance: offered.includes('distance') ? requested.distance : undefined,
    min_age: from > ages.youngest ? from : undefined,
    max_age: to < ages.oldest ? to : undefined,
    ...eachTrait<TraitLists>((name) => some(name, traits[name].values) as TraitLists[Trait]),
    interests: some('interests', interests),
    with_photo: flag('with_photo'),
    online: flag('online'),
    new: flag('new'),
  });
}

const REGION = /^[A-Z]{2}-[A-Z0-9]{1,3}$/;

const parseInteger = (text: string | null): number | undefined => (text !== null && /^\d{1,7}$/.test(text) ? Number(text) : undefined);

function parseAge(text: string | null): number | undefined {
  const years = parseInteger(text);
  return years !== undefined && years >= ages.youngest && years <= 120 ? years : undefined;
}

const present = <Values extends object>(values: Values): { [Name in keyof Values]?: NonNullable<Values[Name]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: NonNullable<Values[Name]>;
  };
