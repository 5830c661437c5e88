import { createContext, use } from 'react';

const SiteNameContext = createContext('');
export const SiteNameProvider = SiteNameContext.Provider;

/** The name of the site at whose address the page was opened. */
export const useSiteName = (): string => use(SiteNameContext);
