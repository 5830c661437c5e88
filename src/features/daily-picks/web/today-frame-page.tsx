import './today.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type LoaderFunctionArgs, Outlet, useSearchParams } from 'react-router';
import { loaderContext, useApi, waitBriefly } from '#platform/web/data/context.ts';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { userQuery } from '#features/account/web/index.ts';
import type { Picks } from './picks.tsx';
import { todayQuery } from './queries.ts';
import { todayId } from './today-id.ts';

const texts = ['daily-picks', 'prompts'] as const;

let loaded: typeof Picks | null = null;

async function loadPicks(): Promise<void> {
  loaded ??= (await import('./picks.tsx')).Picks;
}

// A server-rendered part must be loaded before hydration. On other pages its code is loaded with its data.
if (import.meta.env.SSR || document.getElementById(todayId)) await loadPicks();

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const { api, queries, ensureTexts } = context.get(loaderContext);
  if (new URL(request.url).search !== '' || (await queries.ensureQueryData(userQuery(api))) === null) return null;
  const ready = Promise.all([queries.fetchQuery(todayQuery(api)), ensureTexts(texts), loadPicks()]);
  // Without them the page is whole, and later they would push it.
  await (import.meta.env.SSR ? ready.catch(() => null) : waitBriefly(ready));
  return null;
}

/** The member search, and above it the picks of the day where the search was opened without filters. */
export function Component() {
  const [params] = useSearchParams();
  const queries = useQueryClient();
  const { queryKey } = todayQuery(useApi());
  const catalogs = useCatalogs();
  const [Part] = useState(() => {
    const { messages } = catalogs.state();
    const isReady = params.size === 0 && queries.getQueryData(queryKey) && texts.every((name) => name in messages);
    return isReady ? loaded : null;
  });
  return (
    <>
      {Part && !params.has('page') && <Part />}
      <Outlet />
    </>
  );
}
