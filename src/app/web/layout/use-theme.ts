import { useCallback, useSyncExternalStore } from 'react';
import { writeCookie } from '#platform/web/shell/cookies.ts';

export type Theme = 'system' | 'light' | 'dark';

const changed = 'theme-changed';

function read(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
}

/** The chosen appearance; the cookie lets the server draw the first byte in it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore<Theme>(subscribe, read, () => 'system');
  const set = useCallback((next: Theme) => {
    writeCookie('theme', next === 'system' ? '' : next);
    if (next === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = next;
    dispatchEvent(new Event(changed));
  }, []);
  return [theme, set];
}
