import type { OwnProfile } from '#features/account/contract/user.ts';
import type { Settings } from '#features/site/contract/settings.ts';
import { isTrafficSource, type Tracking } from '#features/site/web/index.ts';
import type { SearchQuery } from '../contract/endpoints.ts';
import { filterNames, sorts } from '../contract/rules.ts';
import { type Filters, type SearchOptions, normalise } from './search.ts';

/** The properties of the searcher that determine which searches a URL may request. */
export interface Searcher extends SearchOptions {
  /** The traffic source of a visitor; empty for a member. */
  readonly source: Pick<SearchQuery, 'network' | 'ref'>;
  /** A visitor who may not search on this site. */
  readonly barred: boolean;
}

type Site = Pick<
  Settings,
  'search_fields' | 'countries' | 'default_search' | 'logged_out_search' | 'logged_out_search_trafficsource' | 'from_traffic_source'
>;
type OwnCriteria = Pick<OwnProfile, 'search_gender' | 'country' | 'search_min_age' | 'search_max_age'>;

/** `profile` undefined: a visitor. Distances need a place of the member. */
export function searcherOf(
  profile: (OwnCriteria & Pick<OwnProfile, 'located'>) | undefined,
  settings: Site,
  tracking: Tracking | null,
): Searcher {
  const located = profile?.located === true;
  const fields: readonly string[] = settings.search_fields;
  const offered = filterNames.filter((name) => name === 'new' || (fields.includes(name) && (name !== 'distance' || located)));
  return {
    own: normalise(profile === undefined ? settings.default_search : ownFilters(profile), offered),
    offered,
    countries: profile === undefined ? settings.countries : [...settings.countries, profile.country],
    sorts: sorts.filter((sort) => (sort === 'near' ? located : sort !== 'fitting' || profile !== undefined)),
    source: profile === undefined ? sourceIn(tracking) : {},
    barred: profile === undefined && visitorAccess(settings, tracking) === 'none',
  };
}

const ownFilters = ({ search_gender, country, search_min_age, search_max_age }: OwnCriteria): Filters => ({
  gender: search_gender,
  country,
  min_age: search_min_age,
  max_age: search_max_age,
});

const visitorAccess = ({ logged_out_search, logged_out_search_trafficsource, from_traffic_source }: Site, tracking: Tracking | null) =>
  from_traffic_source || isTrafficSource(tracking) ? logged_out_search_trafficsource : logged_out_search;

const sourceIn = (tracking: Tracking | null): Searcher['source'] => ({
  ...(tracking?.network === undefined ? {} : { network: tracking.network }),
  ...(tracking?.ref === undefined ? {} : { ref: tracking.ref }),
});
