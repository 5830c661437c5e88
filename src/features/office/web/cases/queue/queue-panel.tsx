import { useTranslations } from 'use-intl';
import { useSearchParams } from 'react-router';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Button, ButtonLink, Kbd } from '#platform/web/ui/index.ts';
import { KeyHint } from '../../kit/keys/use-keys.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { useOffice } from '../../kit/office-context.ts';
import { useClock } from '../../kit/use-clock.ts';
import { QueueFilters } from './queue-filters.tsx';
import { QueueList } from './queue-list.tsx';
import { useDueText } from './use-due-text.ts';
import type { Queue } from './use-queue.ts';

interface Props {
  readonly queue: Queue;
  readonly open: string | null;
  /** For whoever may enter a case. */
  readonly onEnter: (() => void) | null;
}

/** The left pane: what waits, the most urgent first. */
export function QueuePanel({ queue, open, onEnter }: Props) {
  const t = useTranslations('office.cases');
  const { me } = useOffice();
  const { query, rows, filter } = queue;
  // The page is about the case that is open; on a phone the list is hidden beside it.
  const Heading = open === null ? 'h1' : 'h2';
  const [, setSearch] = useSearchParams();
  const withoutMember = () =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.delete('member');
      return next;
    });
  return (
    <section className="queue" aria-label={t('queue')}>
      <div className="queue-head">
        <Heading className="title-h22 num">{query.data === undefined ? t('name') : t('title', { n: queue.waiting })}</Heading>
        <NextDue queue={queue} />
      </div>
      <QueueFilters
        filter={filter}
        counts={queue.counts}
        memberName={rows.find(({ subject }) => subject?.id === filter.member)?.subject?.name ?? null}
        to={queue.toFilter}
        onWithoutMember={withoutMember}
      />
      <Loaded query={query} what={t('what')}>
        {() => (
          <>
            {query.isRefetchError && <Stale queue={queue} />}
            {rows.length === 0 ? (
              <NoRows queue={queue} />
            ) : (
              <QueueList rows={rows} ended={filter.ended === 1} open={open} to={queue.toCase} />
            )}
            {query.hasNextPage && (
              <p className="q-foot">
                <Button className="tiny" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {t('more')}
                </Button>
              </p>
            )}
          </>
        )}
      </Loaded>
      <div className="q-foot text-s soft">
        {onEnter !== null && (
          <Button className="tiny" icon="plus" onClick={onEnter}>
            {t('open')}
            <KeyHint act="open" />
          </Button>
        )}
        {me.keys && (
          <p className="q-keys">
            {t.rich('move', { up: () => <Kbd>↑</Kbd>, down: () => <Kbd>↓</Kbd>, help: () => <Kbd>?</Kbd> })} {t('keysOff')}
          </p>
        )}
      </div>
    </section>
  );
}

/** When the next case is due. */
function NextDue({ queue: { rows, filter } }: { readonly queue: Queue }) {
  const t = useTranslations('office.cases');
  const dueText = useDueText();
  const now = useClock(15_000);
  const [next] = rows
    .filter(({ state }) => state === 'open')
    .map(({ due_at }) => due_at)
    .toSorted();
  if (next === undefined || filter.ended === 1) return null;
  return <span className="text-s soft num">{t('nextDue', { when: dueText(next, now, true) })}</span>;
}

/** The newest rows did not arrive; those of before stay. */
function Stale({ queue: { query } }: { readonly queue: Queue }) {
  const t = useTranslations('office.cases');
  const dateText = useDateFormat();
  const time = dateText(new Date(query.dataUpdatedAt), { hour: 'numeric', minute: '2-digit' });
  return (
    <p className="q-note text-s" role="status">
      {t('stale', { time })}{' '}
      <Button kind="plain" className="tiny" loading={query.isFetching} onClick={() => void query.refetch()}>
        {t('again')}
      </Button>
    </p>
  );
}

/** Why there is no row: nothing waits, or the filter hides it. */
function NoRows({ queue: { filter, waiting, toFilter } }: { readonly queue: Queue }) {
  const t = useTranslations('office.cases');
  if (filter.ended === 1 && filter.member === undefined) return <p className="q-note soft">{t('nothingEnded')}</p>;
  const isFiltered = filter.kind !== undefined || filter.member !== undefined || filter.ended === 1;
  if (!isFiltered || waiting === 0) return <p className="q-note soft">{t('nothing')}</p>;
  const name =
    filter.kind !== undefined
      ? t(`kinds.${filter.kind}`)
      : filter.member !== undefined
        ? t('oneMember', { name: t('memberNumber', { id: String(filter.member) }) })
        : t('endedFilter');
  return (
    <p className="q-note">
      {t('hidden', { n: waiting, filter: name })}{' '}
      <ButtonLink className="tiny" to={toFilter({})}>
        {t('showAll')}
      </ButtonLink>
    </p>
  );
}
