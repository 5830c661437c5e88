import { createContext, use, useSyncExternalStore } from 'react';
import type { DismissKey } from './alert-kinds.ts';
import type { Dismissals } from './dismissals.ts';

const DismissalsContext = createContext<Dismissals | null>(null);
export const DismissalsProvider = DismissalsContext.Provider;

export function useDismissals(): readonly [readonly DismissKey[], (key: DismissKey) => void] {
  const dismissals = use(DismissalsContext);
  if (dismissals === null) throw new Error('no DismissalsProvider above this component');
  const dismissed = useSyncExternalStore(dismissals.subscribe, dismissals.current, () => dismissals.initial);
  return [dismissed, dismissals.dismiss];
}
