import { createContext } from 'react';
import type { Right } from '#platform/contract/rights.ts';
import { useRequired } from '#platform/web/data/required-context.ts';
import type { Me } from '#features/staff/contract/schemas.ts';
import type { Asks } from './asks.ts';

export type OfficeSite = Me['sites'][number];

export interface Office {
  readonly me: Me;
  /** The site that the pages are about; null for somebody who has no role on any. */
  readonly site: OfficeSite | null;
  /** The query of every call. */
  readonly about: { readonly site?: number };
  readonly may: (right: Right) => boolean;
  /** The address of a page, with the site of this one. */
  readonly to: (path: string) => string;
}

const OfficeContext = createContext<Office | null>(null);
export const OfficeProvider = OfficeContext.Provider;

/** Who works here, and for which site. */
export const useOffice = (): Office => useRequired(OfficeContext, 'OfficeProvider');

const AsksContext = createContext<Asks | null>(null);
export const AsksProvider = AsksContext.Provider;

/** Makes calls that may need a second factor or a new login: see `Asks`. */
export const useAsks = (): Asks => useRequired(AsksContext, 'AsksProvider');
