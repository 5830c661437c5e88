import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Button, ChoiceChips, EmptyState } from '#platform/web/ui/index.ts';
import { blockKinds } from '#features/cases/contract/block-rules.ts';
import { getBlocks } from '#features/cases/contract/calls.ts';
import { Loaded, PageHead, useAsks, useOffice } from '#features/office/web/index.ts';
import { BlockForm } from './block-form.tsx';
import { BlocksTable } from './blocks-table.tsx';
import { Holds } from './holds.tsx';
import { blocksKeyOf } from './keys.ts';

const everything = 'all';

/** What is blocked beforehand, with how often it was hit. The filter stands in the address. */
export function Component() {
  const t = useTranslations('office-blocks');
  const api = useApi();
  const asks = useAsks();
  const { about, may } = useOffice();
  const [search, setSearch] = useSearchParams();
  const kind = blockKinds.find((one) => one === search.get('kind'));
  const isEnded = search.get('ended') === '1';
  const filter = { ...(kind !== undefined && { kind }), ...(isEnded && { ended: 1 as const }) };
  const query = useInfiniteQuery({
    queryKey: blocksKeyOf(about, filter),
    queryFn: ({ pageParam }) =>
      asks.within(() => api(getBlocks, { query: { ...about, ...filter, ...(pageParam !== null && { after: pageParam }) } })),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  const blocks = query.data?.pages.flatMap((page) => page.blocks) ?? [];
  const change = (name: 'kind' | 'ended', value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const isCounted = query.data !== undefined && !query.hasNextPage && kind === undefined && !isEnded;
  return (
    <>
      <PageHead title={isCounted ? t('title', { n: blocks.length }) : t('name')} name={t('name')} lead={t('lead')} />
      <div className="stack">
        <BlockForm kind={kind ?? null} value={search.get('value')?.slice(0, 200) ?? ''} />
        <div className="grid gap-3">
          <div className="row items-end!">
            <ChoiceChips
              legend={t('kind')}
              small
              value={kind ?? everything}
              onChange={(value) => change('kind', value === everything ? null : value)}
              choices={[{ value: everything, label: t('all') }, ...blockKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))]}
            />
            <Button size="small" aria-pressed={isEnded} onClick={() => change('ended', isEnded ? null : '1')}>
              {t(isEnded ? 'showStanding' : 'showEnded')}
            </Button>
          </div>
          <Loaded query={query} what={t('what')}>
            {() =>
              blocks.length > 0 ? (
                <BlocksTable blocks={blocks} />
              ) : kind !== undefined ? (
                <EmptyState title={t('hidden')} actions={<Button onClick={() => change('kind', null)}>{t('showAll')}</Button>} />
              ) : isEnded ? (
                <EmptyState title={t('nothingEnded')} />
              ) : (
                <EmptyState title={t('nothing')}>{t('nothingLead')}</EmptyState>
              )
            }
          </Loaded>
          {query.hasNextPage && (
            <div>
              <Button size="small" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t('older')}
              </Button>
            </div>
          )}
        </div>
        {may('authorities.answer') && <Holds />}
      </div>
    </>
  );
}
