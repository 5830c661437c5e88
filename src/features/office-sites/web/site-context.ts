import { createContext } from 'react';
import { useRequired } from '#platform/web/data/required-context.ts';
import type { SiteReply } from './queries.ts';

interface EditedSite {
  readonly reply: SiteReply;
  /** The query of every call. */
  readonly about: { readonly site: number };
  /** Shows what a call has made of the site. */
  readonly keep: (reply: SiteReply) => void;
}

const SiteContext = createContext<EditedSite | null>(null);
export const SiteProvider = SiteContext.Provider;

/** The site that the page is about, with its draft. */
export const useEditedSite = (): EditedSite => useRequired(SiteContext, 'SiteProvider');
