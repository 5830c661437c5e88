import { createContext, type ReactNode, use } from 'react';

/**
 * Renders members to write to while there is no conversation yet. The members come from later features, so `app/web` passes the
 * component in. It renders late, so nothing may be placed below it.
 */
const SuggestedPartnersContext = createContext<() => ReactNode>(() => null);
export const SuggestedPartnersProvider = SuggestedPartnersContext.Provider;

export const useSuggestedPartners = (): (() => ReactNode) => use(SuggestedPartnersContext);
