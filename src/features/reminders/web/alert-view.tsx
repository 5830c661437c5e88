import './alert-line.css';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import type { User } from '#features/account/contract/user.ts';
import { useBonus } from '#features/discounts/web/index.ts';
import { AlertLine } from './alert-line.tsx';
import type { PageAlert } from './alert-kinds.ts';
import { bonusOn, signupFlag } from './alert-rules.ts';
import { DeferredDialog } from './deferred-dialog.tsx';
import { useDue } from './use-due.ts';

/** The line above a page, if anything is due for this member; null: a visitor, to whom nothing is. */
export function AlertView({ user }: { readonly user: User | null }) {
  const { pathname, search } = useLocation();
  const { due, replier } = useDue(user, pathname);
  const activeBonus = useBonus();
  const drawn = useAsDrawn(pathname, activeBonus !== null && bonusOn(pathname) ? [...due, 'bonus'] : due);
  const alerts = due.filter((alert) => drawn.includes(alert));
  const bonus = drawn.includes('bonus') ? activeBonus : null;
  if (alerts.length === 0 && bonus === null) return null;
  const asDialog = alerts[0] === 'activation' && new URLSearchParams(search).has(signupFlag);
  return (
    <>
      <AlertLine alerts={alerts} bonus={bonus} replier={replier} hiddenOnPhone={asDialog} />
      {asDialog && <DeferredDialog />}
    </>
  );
}

type Part = PageAlert | 'bonus';

/**
 * What becomes due while a page is open waits for the next page, so that it never moves the page's content. What is resolved disappears
 * at once.
 */
function useAsDrawn(pathname: string, due: readonly Part[]): readonly Part[] {
  // Mounted later than the page, it meets one that was drawn without a line.
  const late = useHydrated();
  const [drawn, setDrawn] = useState({ pathname, parts: late ? [] : due });
  if (drawn.pathname !== pathname) {
    setDrawn({ pathname, parts: due });
    return due;
  }
  return due.filter((part) => drawn.parts.includes(part));
}
