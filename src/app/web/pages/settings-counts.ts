import { createContext } from 'react';

/** How much there is of each, as formatted numbers; null for nothing. */
export interface SettingsCounts {
  readonly sessions: string | null;
  readonly blocked: string | null;
  readonly reports: string | null;
  readonly methods: string | null;
}

export const noCounts: SettingsCounts = { sessions: null, blocked: null, reports: null, methods: null };

/** What the frame hands to its pages: only the settings page knows the counts, and its code is not part of the others. */
export type ShowCounts = (counts: SettingsCounts) => void;

export const CountsContext = createContext<SettingsCounts>(noCounts);
