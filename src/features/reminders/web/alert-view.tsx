import './alert-line.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '#platform/web/data/context.ts';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import type { User } from '#features/account/contract/user.ts';
import { usePushState } from '#features/push/web/index.ts';
import { AlertLine } from './alert-line.tsx';
import { latestReplierQuery } from './latest-replier-query.ts';
import { dismissKeys, type PageAlert } from './alert-kinds.ts';
import { alertsFor, signupFlag } from './alert-rules.ts';
import { DeferredDialog } from './deferred-dialog.tsx';
import { useDismissals } from './dismissals-context.ts';
import { installWay } from '#features/pwa/web/index.ts';

/** The line above a page, if anything is due for this member; null: a visitor, to whom nothing is. */
export function AlertView({ user }: { readonly user: User | null }) {
  return user && <MemberAlerts user={user} />;
}

function MemberAlerts({ user }: { readonly user: User }) {
  const { pathname, search } = useLocation();
  const [dismissed] = useDismissals();
  const canPush = usePushState() === 'not_subscribed' && !dismissed.includes(dismissKeys.push);
  // Read with each page, as the alerts are; the server cannot know it.
  const hydrated = useHydrated();
  const canInstall = hydrated && installWay() !== null && !dismissed.includes(dismissKeys.install);
  const { data: replier = null } = useQuery({ ...latestReplierQuery(useApi()), enabled: canPush || canInstall });
  const due = alertsFor({ user, pathname, dismissed, canPush, canInstall, answered: replier !== null });
  const alerts = useAsDrawn(pathname, due);
  const [first] = alerts;
  if (first === undefined) return null;
  const asDialog = first === 'activation' && new URLSearchParams(search).has(signupFlag);
  return (
    <>
      <AlertLine alerts={[first, ...alerts.slice(1)]} replier={replier} hiddenOnPhone={asDialog} />
      {asDialog && <DeferredDialog />}
    </>
  );
}

/**
 * An alert that becomes due while a page is open waits for the next page, so that it never moves the page's content. A resolved alert
 * disappears at once.
 */
function useAsDrawn(pathname: string, due: readonly PageAlert[]): readonly PageAlert[] {
  // Mounted later than the page, it meets one that was drawn without a line.
  const late = useHydrated();
  const [drawn, setDrawn] = useState({ pathname, alerts: late ? [] : due });
  if (drawn.pathname !== pathname) {
    setDrawn({ pathname, alerts: due });
    return due;
  }
  return due.filter((alert) => drawn.alerts.includes(alert));
}
