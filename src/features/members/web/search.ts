import { queryText } from '#platform/web/data/api-client.ts';
import { genders, type OwnProfile } from '#features/account/contract/user.ts';
import type { Settings } from '#features/site/contract/settings.ts';
import type { SearchQuery } from '../contract/endpoints.ts';
import { type Interest, interests, type Trait, traits } from '../contract/traits.ts';

/** What a search asks of people; `sort` and `page` only say how they are shown. Nothing in it that does not filter. */
export type Filters = Omit<SearchQuery, 'sort' | 'page'>;

/** Some of the filters; undefined drops one. */
export type FilterChanges = { readonly [Name in keyof Filters]?: Filters[Name] | undefined };

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
  const { search_gender, country, search_min_age, search_max_age } = profile;
  return tidy({ gender: search_gender, country, min_age: search_min_age, max_age: search_max_age }, offered);
}

/**
 * What an address asks for. Filters in it say it all; without any the member's own hold, and `all=1` means none.
 * What cannot be asked for is as if it were not there.
 */
export function readSearch(params: URLSearchParams, own: Filters, offered: readonly FilterName[]): Search {
  const filters = build(
    {
      list: (name) => params.getAll(name),
      country: COUNTRY.exec(params.get('country') ?? '')?.[0],
      region: REGION.exec(params.get('countryregion') ?? '')?.[0],
      ages: [yearsIn(params.get('min_age')), yearsIn(params.get('max_age'))],
      withPhoto: params.get('with_photo') === 'true',
      online: params.get('online') === 'true',
    },
    offered,
  );
  return {
    filters: params.has('all') || !isEmpty(filters) ? filters : own,
    sort: params.get('sort') === 'new' ? 'new' : 'active',
    page: Math.min(1_000_000, Math.max(1, wholeIn(params.get('page')) ?? 1)),
  };
}

/** The shortest address that `readSearch` reads as this search. */
export function searchPath({ filters, sort, page }: Search, own: Filters): string {
  const asked = sameFilters(filters, own) ? {} : isEmpty(filters) ? { all: 1 } : filters;
  return `/members${queryText({ ...asked, sort: sort === 'new' ? sort : undefined, page: page > 1 ? page : undefined })}`;
}

/** The search as the API wants it. */
export const queryOf = ({ filters, sort, page }: Search): SearchQuery => ({ ...filters, sort, page });

export const isEmpty = (filters: Filters): boolean => Object.keys(filters).length === 0;

export const sameFilters = (a: Filters, b: Filters): boolean => queryText(a) === queryText(b);

/** The filters that hold in the one order, without limits that limit nothing or that the site does not offer. */
export const tidy = (filters: FilterChanges, offered: readonly FilterName[]): Filters =>
  build(
    {
      list: (name) => filters[name] ?? [],
      country: filters.country,
      region: filters.countryregion,
      ages: [filters.min_age, filters.max_age],
      withPhoto: filters.with_photo === true,
      online: filters.online === true,
    },
    offered,
  );

/** Without one filter, or without one of the interests. The country takes its region along. */
export function without(filters: Filters, name: FilterName, interest?: Interest): Filters {
  const rest = { ...filters };
  if (name === 'distance') return rest;
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

interface Wish {
  readonly list: (name: 'gender' | 'interests' | Trait) => readonly string[];
  readonly country: string | undefined;
  readonly region: string | undefined;
  readonly ages: readonly [from: number | undefined, to: number | undefined];
  readonly withPhoto: boolean;
  readonly online: boolean;
}

function build(wish: Wish, offered: readonly FilterName[]): Filters {
  const some = <Value extends string>(name: 'gender' | 'interests' | Trait, values: readonly Value[]): Value[] | undefined => {
    const wanted = offered.includes(name) ? wish.list(name) : [];
    const found = values.filter((value) => wanted.includes(value));
    return found.length > 0 ? found : undefined;
  };
  const region = offered.includes('countryregion') ? wish.region : undefined;
  const country = offered.includes('country') ? (wish.country ?? region?.slice(0, 2)) : undefined;
  const [one, other] = offered.includes('age') ? wish.ages : [];
  const turned = one !== undefined && other !== undefined && one > other;
  const [from = ages.youngest, to = ages.oldest] = turned ? [other, one] : [one, other];
  return present({
    gender: some('gender', genders),
    country,
    countryregion: country === undefined || region?.startsWith(`${country}-`) ? region : undefined,
    min_age: from > ages.youngest ? from : undefined,
    max_age: to < ages.oldest ? to : undefined,
    hair_colour: some('hair_colour', traits.hair_colour),
    eye_colour: some('eye_colour', traits.eye_colour),
    body_type: some('body_type', traits.body_type),
    relationship_status: some('relationship_status', traits.relationship_status),
    sexuality: some('sexuality', traits.sexuality),
    interests: some('interests', interests),
    with_photo: (offered.includes('with_photo') && wish.withPhoto) || undefined,
    online: (offered.includes('online') && wish.online) || undefined,
  });
}

const COUNTRY = /^[A-Z]{2}$/;
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
