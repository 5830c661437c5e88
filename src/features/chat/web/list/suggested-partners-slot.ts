import { createContext, type ReactNode, use } from 'react';

/**
 * Draws people to write to, where there is no conversation yet. Who they are is known to later features, so `app/web`
 * passes them in. What it draws comes late, so nothing may stand below it.
 */
const SuggestedPartnersContext = createContext<() => ReactNode>(() => null);
export const SuggestedPartnersProvider = SuggestedPartnersContext.Provider;

export const useSuggestedPartners = (): (() => ReactNode) => use(SuggestedPartnersContext);
