import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { type FilterName, type Filters, ownFilters, readSearch, type Search, searchPath } from './search.ts';

interface SearchState {
  readonly search: Search;
  /** The member's own search: what an address without filters means. */
  readonly own: Filters;
  readonly offered: readonly FilterName[];
  /** The address of this search with changes; it begins at the first page again unless told. */
  readonly pathTo: (changes: Partial<Search>) => string;
}

/** The search that stands in the address: there is no other place where it is kept. */
export function useSearch(): SearchState {
  const profile = useUser()?.profile;
  const { search_fields: offered } = useSettings();
  const [params] = useSearchParams();
  return useMemo(() => {
    const own = ownFilters(profile, offered);
    const search = readSearch(params, own, offered);
    return { search, own, offered, pathTo: (changes) => searchPath({ ...search, page: 1, ...changes }, own) };
  }, [profile, offered, params]);
}
