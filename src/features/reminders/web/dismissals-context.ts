import { useSyncExternalStore } from 'react';
import { useRequired } from '#platform/web/data/required-context.ts';
import { writeCookie } from '#platform/web/shell/cookies.ts';
import type { DismissKey } from './alert-kinds.ts';
import { createDismissals, type Dismissals, openStorage } from './dismissals.ts';
import { DismissedContext } from './dismissals-provider.ts';

/** One a page; on the server one a request. */
const created = new WeakMap<readonly DismissKey[], Dismissals>();

export function useDismissals(): readonly [readonly DismissKey[], (key: DismissKey) => void] {
  const dismissals = dismissalsOf(useRequired(DismissedContext, 'DismissedProvider'));
  const dismissed = useSyncExternalStore(dismissals.subscribe, dismissals.current, () => dismissals.initial);
  return [dismissed, dismissals.dismiss];
}

function dismissalsOf(initial: readonly DismissKey[]): Dismissals {
  let dismissals = created.get(initial);
  if (dismissals === undefined) {
    const isServer = import.meta.env.SSR;
    dismissals = createDismissals({
      storage: isServer ? null : openStorage(),
      initial,
      mirror: isServer ? () => {} : (text) => writeCookie('hidden_alerts', text),
      now: Date.now,
    });
    created.set(initial, dismissals);
  }
  return dismissals;
}
