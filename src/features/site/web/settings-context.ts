import { createContext } from 'react';
import { useRequired } from '#platform/web/data/required-context.ts';
import type { Settings } from '../contract/settings.ts';

const SettingsContext = createContext<Settings | null>(null);
export const SettingsProvider = SettingsContext.Provider;

/** The site's settings: they stay the same as long as the page. */
export function useSettings(): Settings {
  return useRequired(SettingsContext, 'SettingsProvider');
}
