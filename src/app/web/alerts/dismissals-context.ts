import { createContext, use, useSyncExternalStore } from 'react';
import type { DismissKey } from './alert-rules.ts';
import type { Dismissals } from './dismissals.ts';

const DismissalsContext = createContext<Dismissals | null>(null);
export const DismissalsProvider = DismissalsContext.Provider;

export function useDismissals(): readonly [readonly DismissKey[], (key: DismissKey) => void] {
  const dismissals = use(DismissalsContext);
  if (dismissals === null) throw new Error('no DismissalsProvider above this component');
  const dismissed = useSyncExternalStore(dismissals.subscribe, dismissals.current, () => dismissals.known);
  return [dismissed, dismissals.dismiss];
}
