import { useCallback, useSyncExternalStore } from 'react';
import { writeCookie } from '#platform/web/shell/cookies.ts';

export type Theme = 'system' | 'light' | 'dark';

const themeChangedEvent = 'theme-changed';

function read(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function subscribe(listener: () => void): () => void {
  addEventListener(themeChangedEvent, listener);
  return () => removeEventListener(themeChangedEvent, listener);
}

/** The chosen theme, stored in a cookie so that the server renders the page with it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore<Theme>(subscribe, read, () => 'system');
  const set = useCallback((next: Theme) => {
    writeCookie('theme', next === 'system' ? '' : next);
    if (next === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = next;
    dispatchEvent(new Event(themeChangedEvent));
  }, []);
  return [theme, set];
}
