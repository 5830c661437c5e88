import { createContext, useSyncExternalStore } from 'react';
import { useRequired } from '#platform/web/data/required-context.ts';
import type { DismissKey } from './alert-kinds.ts';
import type { Dismissals } from './dismissals.ts';

const DismissalsContext = createContext<Dismissals | null>(null);
export const DismissalsProvider = DismissalsContext.Provider;

export function useDismissals(): readonly [readonly DismissKey[], (key: DismissKey) => void] {
  const dismissals = useRequired(DismissalsContext, 'DismissalsProvider');
  const dismissed = useSyncExternalStore(dismissals.subscribe, dismissals.current, () => dismissals.initial);
  return [dismissed, dismissals.dismiss];
}
