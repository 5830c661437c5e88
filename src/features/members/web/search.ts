import { queryText } from '#platform/web/data/api-client.ts';
import { genders } from '#features/account/contract/user.ts';
import { distances, type FilterName, type SearchQuery, type Sort } from '../contract/endpoints.ts';
import { type Interest, interests, type Trait, traits } from '../contract/traits.ts';

/** What a search asks of people; `sort` and `page` only say how they are shown. Nothing in it that does not filter. */
export type Filters = Omit<SearchQuery, 'sort' | 'page' | 'network' | 'ref'>;

/** Some of the filters; undefined drops one. */
export type FilterChanges = { readonly [Name in keyof Filters]?: Filters[Name] | undefined };

export interface Search {
  readonly filters: Filters;
  readonly sort: Sort;
  readonly page: number;
}

/** What an address can ask for. */
export interface Offer {
  /** Whom a member looks for: what an address without filters means. */
  readonly own: Filters;
  readonly offered: readonly FilterName[];
  readonly countries: readonly string[];
  readonly sorts: readonly Sort[];
}

/** The ends of the age filter; at an end it does not limit. */
export const ages = { youngest: 18, oldest: 99 } as const;

/**
 * What an address asks for. Filters in it say it all; without any the member's own hold, and `all=1` means none.
 * What cannot be asked for is as if it were not there.
 */
export function readSearch(params: URLSearchParams, { own, offered, countries, sorts }: Offer): Search {
  const km = wholeIn(params.get('distance'));
  const filters = build(
    {
      list: (name) => params.getAll(name),
      country: countries.find((country) => country === params.get('country')),
      region: REGION.exec(params.get('countryregion') ?? '')?.find((key) => countries.includes(key.slice(0, 2))),
      distance: distances.find((distance) => distance === km),
      ages: [yearsIn(params.get('min_age')), yearsIn(params.get('max_age'))],
      flag: (name) => params.get(name) === 'true',
    },
    offered,
  );
  return {
    filters: params.has('all') || !isEmpty(filters) ? filters : own,
    sort: sorts.find((sort) => sort === params.get('sort')) ?? usual,
    page: Math.min(1_000_000, Math.max(1, wholeIn(params.get('page')) ?? 1)),
  };
}

/** The shortest address that `readSearch` reads as this search. */
export function searchPath({ filters, sort, page }: Search, own: Filters): string {
  const asked = sameFilters(filters, own) ? {} : isEmpty(filters) ? { all: 1 } : filters;
  return `/members${queryText({ ...asked, sort: sort === usual ? undefined : sort, page: page > 1 ? page : undefined })}`;
}

export const isEmpty = (filters: Filters): boolean => Object.keys(filters).length === 0;

export const sameFilters = (a: Filters, b: Filters): boolean => queryText(a) === queryText(b);

/** The filters that hold in the one order, without limits that limit nothing or that are not offered. */
export const tidy = (filters: FilterChanges, offered: readonly FilterName[]): Filters =>
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

/** Without one filter, or without one of the interests. The country takes its region along. */
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

/** Whoever was here last comes first: they answer. */
const usual: Sort = 'active';

type ListName = 'gender' | 'interests' | Trait;
type FlagName = 'with_photo' | 'online' | 'new';

interface Wish {
  readonly list: (name: ListName) => readonly string[];
  readonly country: string | undefined;
  readonly region: string | undefined;
  readonly distance: Filters['distance'];
  readonly ages: readonly [from: number | undefined, to: number | undefined];
  readonly flag: (name: FlagName) => boolean;
}

function build(wish: Wish, offered: readonly FilterName[]): Filters {
  const some = <Value extends string>(name: ListName, values: readonly Value[]): Value[] | undefined => {
    const wanted = offered.includes(name) ? wish.list(name) : [];
    const found = values.filter((value) => wanted.includes(value));
    return found.length > 0 ? found : undefined;
  };
  const flag = (name: FlagName): true | undefined => (offered.includes(name) && wish.flag(name)) || undefined;
  const region = offered.includes('countryregion') ? wish.region : undefined;
  const country = offered.includes('country') ? (wish.country ?? region?.slice(0, 2)) : undefined;
  const [one, other] = offered.includes('age') ? wish.ages : [];
  const turned = one !== undefined && other !== undefined && one > other;
  const [from = ages.youngest, to = ages.oldest] = turned ? [other, one] : [one, other];
  return present({
    gender: some('gender', genders),
    country,
    countryregion: country === undefined || region?.startsWith(`${country}-`) ? region : undefined,
    distance: offered.includes('distance') ? wish.distance : undefined,
    min_age: from > ages.youngest ? from : undefined,
    max_age: to < ages.oldest ? to : undefined,
    hair_colour: some('hair_colour', traits.hair_colour),
    eye_colour: some('eye_colour', traits.eye_colour),
    body_type: some('body_type', traits.body_type),
    relationship_status: some('relationship_status', traits.relationship_status),
    sexuality: some('sexuality', traits.sexuality),
    interests: some('interests', interests),
    with_photo: flag('with_photo'),
    online: flag('online'),
    new: flag('new'),
  });
}

const REGION = /^[A-Z]{2}-[A-Z0-9]{1,3}$/;

const wholeIn = (text: string | null): number | undefined => (text !== null && /^\d{1,7}$/.test(text) ? Number(text) : undefined);

function yearsIn(text: string | null): number | undefined {
  const years = wholeIn(text);
  return years !== undefined && years >= ages.youngest && years <= 120 ? years : undefined;
}

const present = <Values extends object>(values: Values): { [Name in keyof Values]?: NonNullable<Values[Name]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: NonNullable<Values[Name]>;
  };
