import type { OwnProfile } from '#features/account/contract/user.ts';
import type { Settings } from '#features/site/contract/settings.ts';
import { isTrafficSource, type Tracking } from '#features/site/web/index.ts';
import { type FilterName, filterNames, type SearchQuery, sorts } from '../contract/endpoints.ts';
import { type Filters, type Offer, tidy } from './search.ts';

/** Who searches, as far as it decides what an address can ask for. */
export interface Searcher extends Offer {
  /** Where a visitor comes from; of a member nothing. */
  readonly source: Pick<SearchQuery, 'network' | 'ref'>;
  /** A visitor whom the site shows nobody. */
  readonly barred: boolean;
}

type Site = Pick<Settings, 'search_fields' | 'countries' | 'logged_out_search' | 'logged_out_search_trafficsource'>;
type Wishes = Pick<OwnProfile, 'search_gender' | 'country' | 'search_min_age' | 'search_max_age'>;

/** `profile` undefined: a visitor. Distances are for those who have a place to measure from. */
export function searcherOf(
  profile: (Wishes & Pick<OwnProfile, 'located'>) | undefined,
  settings: Site,
  tracking: Tracking | null,
): Searcher {
  const located = profile?.located === true;
  const fields: readonly string[] = settings.search_fields;
  const offered = filterNames.filter((name) => name === 'new' || (fields.includes(name) && (name !== 'distance' || located)));
  return {
    own: profile === undefined ? {} : ownFilters(profile, offered),
    offered,
    countries: profile === undefined ? settings.countries : [...settings.countries, profile.country],
    sorts: sorts.filter((sort) => (sort === 'near' ? located : sort !== 'fitting' || profile !== undefined)),
    source: profile === undefined ? sourceIn(tracking) : {},
    barred: profile === undefined && shownToVisitors(settings, tracking) === 'none',
  };
}

function ownFilters({ search_gender, country, search_min_age, search_max_age }: Wishes, offered: readonly FilterName[]): Filters {
  return tidy({ gender: search_gender, country, min_age: search_min_age, max_age: search_max_age }, offered);
}

const shownToVisitors = ({ logged_out_search, logged_out_search_trafficsource }: Site, tracking: Tracking | null) =>
  isTrafficSource(tracking) ? logged_out_search_trafficsource : logged_out_search;

const sourceIn = (tracking: Tracking | null): Searcher['source'] => ({
  ...(tracking?.network === undefined ? {} : { network: tracking.network }),
  ...(tracking?.ref === undefined ? {} : { ref: tracking.ref }),
});
