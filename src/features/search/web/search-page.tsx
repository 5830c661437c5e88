import './search.css';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, useNavigationType } from 'react-router';
import { useTranslations } from 'use-intl';
import { throwToErrorPage, loaderContext, useApi, waitBriefly } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Alert, Button, useAnnounce } from '#platform/web/ui/index.ts';
import { userQuery } from '#features/account/web/index.ts';
import { regionsQuery } from '#features/places/web/index.ts';
import { settingsQuery, trackingOfTab } from '#features/site/web/index.ts';
import { FilterRow } from './filter-row.tsx';
import { AccountInvitation } from './later-parts.ts';
import { Results } from './results.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { readSearch } from './search.ts';
import { searcherOf } from './searcher.ts';
import { SortSelect } from './sort-select.tsx';
import { TeaserSlot } from './teaser-slot.tsx';
import { useSearch } from './use-search.ts';
import { membersQuery } from './queries.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const { api, queries } = context.get(loaderContext);
  const [user, settings] = await Promise.all([queries.ensureQueryData(userQuery(api)), queries.ensureQueryData(settingsQuery(api))]);
  const params = new URL(request.url).searchParams;
  const searcher = searcherOf(user?.profile, settings, trackingOfTab(params));
  if (searcher.barred) return null;
  const search = readSearch(params, searcher);
  const needed = Promise.all([
    queries.ensureQueryData(membersQuery(api, search, searcher)),
    // For the label of the filter.
    search.filters.countryregion === undefined ? null : queries.ensureQueryData(regionsQuery(api)),
  ]);
  if (import.meta.env.SSR) await throwToErrorPage(needed);
  // In the browser the page itself shows skeletons, or a failure, and keeps the filters.
  else await waitBriefly(needed);
  return null;
}

/** The member search. Its whole state is in the URL. */
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
  // Going back shows the cached results instead of new ones, so that nothing moves.
  const staleTime = useNavigationType() === 'POP' ? { staleTime: Number.POSITIVE_INFINITY } : {};
  const query = membersQuery(useApi(), search, { source });
  const queries = useQueryClient();
  const { data, isPlaceholderData, failureCount, isError, refetch } = useQuery({
    ...query,
    ...staleTime,
    placeholderData: keepPreviousData,
  });
  // Retries at once, without waiting for the retry delay.
  const retry = async () => {
    await queries.cancelQueries({ queryKey: query.queryKey, exact: true });
    await refetch();
  };
  const loading = data === undefined || isPlaceholderData;
  const title = data === undefined ? t('title') : t('total', { n: data.total });
  useAnnouncedResults(loading ? null : data.pages > 1 ? `${title}. ${t('pageOf', { page: data.page, pages: data.pages })}` : title);
  return (
    <>
      <div className="search-head">
        {/* The empty state says more than a total of 0. */}
        <h1 className="title-l">{data?.total === 0 ? t('title') : title}</h1>
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

/** Announces the total to screen readers after each change, but not on the first render. */
function useAnnouncedResults(sentence: string | null): void {
  const announce = useAnnounce();
  const announced = useRef<string | null>(null);
  useEffect(() => {
    if (sentence === null || announced.current === sentence) return;
    if (announced.current !== null) announce(sentence);
    announced.current = sentence;
  }, [announce, sentence]);
}
