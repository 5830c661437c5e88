import { useEffect, useMemo } from 'react';
import { type LoaderFunctionArgs, Outlet, redirect, ScrollRestoration, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { loaderContext } from '#platform/web/data/context.ts';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { ReplayedClicks } from '#platform/web/shell/replayed-clicks.ts';
import { TitleFrame } from '#platform/web/shell/page-title.tsx';
import { ToastProvider } from '#platform/web/shell/toast-provider.tsx';
import { Announcer } from '#platform/web/ui/index.ts';
import { useUser, userQuery } from '#features/account/web/index.ts';
import { useUnreadTotal } from '#features/chat/web/index.ts';
import { preloadBonus } from '#features/discounts/web/index.ts';
import { useNewLikesTotal } from '#features/likes/web/index.ts';
import { companyInfoQuery, settingsQuery, useSettings } from '#features/site/web/index.ts';
import { termsPath } from '#features/terms/web/index.ts';
import { totalsQuery } from '#features/badge-counts/web/index.ts';

const PageProgress = loadPart(async () => (await import('./waiting/page-progress.tsx')).PageProgress, { afterPage: true });
const LiveUpdates = loadPart(async () => (await import('./updates/live-updates.tsx')).LiveUpdates, { afterPage: true });

/** The data that every page needs: the site and its viewer. */
export async function rootLoader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const { api, queries } = context.get(loaderContext);
  const routeQuery = Object.fromEntries(new URL(request.url).searchParams);
  const [user] = await Promise.all([
    queries.ensureQueryData(userQuery(api)),
    queries.ensureQueryData(settingsQuery(api, routeQuery)),
    queries.ensureQueryData(companyInfoQuery(api)),
  ]);
  // In the browser, later: `TermsWatch`.
  // A user stored by an older release has no terms.
  const asks = user?.terms?.put_off === false ? termsPath(request.url) : null;
  if (asks !== null) throw redirect(asks);
  if (user !== null) await Promise.all([queries.ensureQueryData(totalsQuery(api)), user.paid_user || preloadBonus({ api, queries })]);
  return null;
}

/** Live events and the periodic refresh keep the cache up to date; navigation does not reload it. */
export const rootShouldRevalidate = () => false;

export function Root() {
  useLoaderData();
  const user = useUser();
  const settings = useSettings();
  const badgeCount = useBadgeCount();
  const t = useTranslations('app');
  const frame = useMemo(() => ({ badgeCount, brand: settings.name }), [badgeCount, settings.name]);
  useAppBadge(badgeCount);
  return (
    <Announcer>
      <ToastProvider label={t('notices')}>
        <TitleFrame value={frame}>
          <ReplayedClicks />
          <PageProgress />
          {user !== null && <LiveUpdates />}
          <Outlet />
          <ScrollRestoration />
        </TitleFrame>
      </ToastProvider>
    </Announcer>
  );
}

/** Unread messages plus new likes: the number in the title and on the app badge. */
function useBadgeCount(): number {
  const user = useUser();
  const unread = useUnreadTotal();
  const newLikes = useNewLikesTotal();
  return user === null ? 0 : unread + newLikes;
}

function useAppBadge(count: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    // Some browsers support the badge only for installed apps and reject it otherwise.
    const set = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
    set.catch(() => undefined);
  }, [count]);
}
