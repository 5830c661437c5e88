import { createContext, use } from 'react';

const SearchContext = createContext<URLSearchParams>(new URLSearchParams());

/** The query of the lander's address: it stays the same as long as the page. */
export const SearchProvider = SearchContext.Provider;
export const useSearch = (): URLSearchParams => use(SearchContext);
