import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '#features/account/web/index.ts';
import { trackingOfTab, useSettings } from '#features/site/web/index.ts';
import { readSearch, type Search, searchPath } from './search.ts';
import { type Searcher, searcherOf } from './searcher.ts';

interface SearchState extends Searcher {
  readonly search: Search;
  /** The URL of this search with changes; it starts at the first page unless `page` is given. */
  readonly pathTo: (changes: Partial<Search>) => string;
}

/** The search in the URL, which is its only state. */
export function useSearch(): SearchState {
  const profile = useUser()?.profile;
  const settings = useSettings();
  const [params] = useSearchParams();
  return useMemo(() => {
    const searcher = searcherOf(profile, settings, trackingOfTab(params));
    const search = readSearch(params, searcher);
    return { ...searcher, search, pathTo: (changes) => searchPath({ ...search, page: 1, ...changes }, searcher.own) };
  }, [profile, settings, params]);
}
