import './members.css';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, useNavigationType } from 'react-router';
import { useTranslations } from 'use-intl';
import { orErrorPage, toolsContext, useApi } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Alert, Button, useAnnounce } from '#platform/web/ui/index.ts';
import { userQuery } from '#features/account/web/index.ts';
import { regionsQuery } from '#features/places/web/index.ts';
import { settingsQuery, trackingOfVisit } from '#features/site/web/index.ts';
import { AccountInvitation } from './account-invitation.tsx';
import { FilterRow } from './filter-row.tsx';
import { membersQuery } from './queries.ts';
import { Results } from './results.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { readSearch } from './search.ts';
import { searcherOf } from './searcher.ts';
import { SortSelect } from './sort-select.tsx';
import { TeaserSlot } from './teaser-slot.tsx';
import { useSearch } from './use-search.ts';

/** How long the page before stays while the results are on their way, in ms; then skeletons take their place. */
const patience = 150;

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const { api, queries } = context.get(toolsContext);
  const [user, settings] = await Promise.all([queries.ensureQueryData(userQuery(api)), queries.ensureQueryData(settingsQuery(api))]);
  const params = new URL(request.url).searchParams;
  const searcher = searcherOf(user?.profile, settings, trackingOfVisit(params));
  if (searcher.barred) return null;
  const needed = Promise.all([
    queries.ensureQueryData(membersQuery(api, readSearch(params, searcher), searcher)),
    queries.ensureQueryData(regionsQuery(api)),
  ]);
  if (import.meta.env.SSR) await orErrorPage(needed);
  // In the browser the page itself tells of a failure, and keeps the filters.
  else await Promise.race([needed.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, patience))]);
  return null;
}

/** The member search: everything that it asks for stands in the address. */
export function Component() {
  const t = useTranslations('members');
  const { barred } = useSearch();
  return (
    <div className="wrap members">
      <PageTitle text={t('title')} />
      {barred ? (
        <AccountInvitation level={1} title={t('visitor.barred')}>
          {t('visitor.barredText')}
        </AccountInvitation>
      ) : (
        <MemberSearch />
      )}
    </div>
  );
}

function MemberSearch() {
  const t = useTranslations('members');
  const common = useTranslations('common.action');
  const { search, source } = useSearch();
  // Going back shows what was there, not what would be found by now: nothing moves under the reader.
  const staleTime = useNavigationType() === 'POP' ? { staleTime: Number.POSITIVE_INFINITY } : {};
  const asked = membersQuery(useApi(), search, { source });
  const queries = useQueryClient();
  const { data, isPlaceholderData, failureCount, isError, refetch } = useQuery({
    ...asked,
    ...staleTime,
    placeholderData: keepPreviousData,
  });
  // At once, without waiting for the pause between two tries to end.
  const retry = async () => {
    await queries.cancelQueries({ queryKey: asked.queryKey, exact: true });
    await refetch();
  };
  const loading = data === undefined || isPlaceholderData;
  const title = data === undefined ? t('title') : t('total', { n: data.total });
  useSpokenResults(loading ? null : data.pages > 1 ? `${title}. ${t('pageOf', { page: data.page, pages: data.pages })}` : title);
  return (
    <>
      <div className="search-head">
        {/* Of nobody the results say more. */}
        <h1 className="h36">{data?.total === 0 ? t('title') : title}</h1>
        <SortSelect />
      </div>
      <FilterRow />
      {loading && (isError || failureCount > 1) && (
        <Alert
          live
          tone="note"
          icon="warning-circle"
          className="mb-6"
          actions={
            <Button size="small" icon="arrow-clockwise" onClick={() => void retry()}>
              {common('retry')}
            </Button>
          }
        >
          {t('failed')}
        </Alert>
      )}
      {!loading ? <Results found={data} /> : isError ? null : <ResultsSkeleton />}
      {data !== undefined && <TeaserSlot />}
    </>
  );
}

/** Says what was found after each change; what the page begins with its headline says. */
function useSpokenResults(sentence: string | null): void {
  const announce = useAnnounce();
  const said = useRef<string | null>(null);
  useEffect(() => {
    if (sentence === null || said.current === sentence) return;
    if (said.current !== null) announce(sentence);
    said.current = sentence;
  }, [announce, sentence]);
}
