import { createContext, use } from 'react';
import type { Settings } from '../contract/settings.ts';

const SettingsContext = createContext<Settings | null>(null);
export const SettingsProvider = SettingsContext.Provider;

/** The site's settings: they stay the same as long as the page. */
export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (settings === null) throw new Error('no SettingsProvider above this component');
  return settings;
}
