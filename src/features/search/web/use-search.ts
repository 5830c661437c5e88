import { useSearchParams } from 'react-router';
import { useUser } from '#features/account/web/index.ts';
import type { Settings } from '#features/site/contract/settings.ts';
import { trackingOfTab, useSettings } from '#features/site/web/index.ts';
import { readSearch, type Search, searchPath } from './search.ts';
import { type Searcher, searcherOf } from './searcher.ts';

interface SearchState extends Searcher {
  readonly search: Search;
  /** The URL of this search with changes; it starts at the first page unless `page` is given. */
  readonly pathTo: (changes: Partial<Search>) => string;
}

type Profile = Parameters<typeof searcherOf>[0];

/** The last search by the settings of a page: a dozen components of it ask for the same. */
const known = new WeakMap<Settings, { readonly profile: Profile; readonly address: string; readonly state: SearchState }>();

/** The search in the URL, which is its only state. */
export function useSearch(): SearchState {
  const profile = useUser()?.profile;
  const settings = useSettings();
  const [params] = useSearchParams();
  const address = params.toString();
  const last = known.get(settings);
  if (last?.profile === profile && last?.address === address) return last.state;
  const searcher = searcherOf(profile, settings, trackingOfTab(params));
  const search = readSearch(params, searcher);
  const state: SearchState = {
    ...searcher,
    search,
    pathTo: (changes) => searchPath({ ...search, page: 1, ...changes }, searcher.own),
  };
  known.set(settings, { profile, address, state });
  return state;
}
