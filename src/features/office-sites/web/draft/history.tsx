import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Button } from '#platform/web/ui/index.ts';
import { useAct, useAsks, useWhen } from '#features/office/web/index.ts';
import { getSiteEditions, revertSite } from '../../contract/calls.ts';
import { useFieldWords } from '../fields/use-field-words.ts';
import { editionsKeyOf, type SiteEdition } from '../queries.ts';
import { useEditedSite } from '../site-context.ts';

/** What was published, by whom and when; each can be taken back. */
export function History() {
  const t = useTranslations('office-sites.history');
  const api = useApi();
  const asks = useAsks();
  const queries = useQueryClient();
  const { reply, about, keep } = useEditedSite();
  const older = useInfiniteQuery({
    queryKey: editionsKeyOf(about.site),
    queryFn: ({ pageParam }) => asks.within(() => api(getSiteEditions, { query: { ...about, after: pageParam } })),
    initialPageParam: reply.next ?? 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: false,
  });
  const revert = useAct(
    (made, id: number) => made(revertSite, { query: about, body: { id } }),
    (made) => {
      keep(made);
      queries.removeQueries({ queryKey: editionsKeyOf(about.site) });
      return t('reverted');
    },
    'office-sites',
  );
  const pages = older.data?.pages ?? [];
  const hasMore = pages.length === 0 ? reply.next !== null : older.hasNextPage;
  const shown = [...reply.history, ...pages.flatMap(({ history }) => history)];
  return (
    <section aria-labelledby="history" className="history">
      <h2 id="history" className="sec">
        {t('title')}
      </h2>
      {shown.length === 0 ? (
        <p className="soft text-s">{t('nothing')}</p>
      ) : (
        <ol>
          {shown.map((edition) => (
            <EditionLine
              key={edition.id}
              edition={edition}
              all={shown}
              busy={revert.isPending && revert.variables === edition.id}
              onRevert={() => revert.mutate(edition.id)}
            />
          ))}
        </ol>
      )}
      {hasMore && (
        <Button
          className="tiny"
          loading={older.isFetching}
          onClick={() => void (pages.length === 0 ? older.refetch() : older.fetchNextPage())}
        >
          {t('older')}
        </Button>
      )}
    </section>
  );
}

interface LineProps {
  readonly edition: SiteEdition;
  readonly all: readonly SiteEdition[];
  readonly busy: boolean;
  readonly onRevert: () => void;
}

function EditionLine({ edition, all, busy, onRevert }: LineProps) {
  const t = useTranslations('office-sites.history');
  const when = useWhen();
  const { titleOf, valueOf } = useFieldWords();
  const nameOf = ({ changes: [first, ...others] }: SiteEdition): string => {
    const field = first === undefined ? '' : titleOf(first.field);
    return others.length === 0 ? field : t('more', { field, n: others.length });
  };
  const { by, at, changes, reverts, reverted_by } = edition;
  const reverted = all.find(({ id }) => id === reverts);
  const what = reverts === null ? nameOf(edition) : t('reverts', { what: nameOf(reverted ?? edition) });
  return (
    <li>
      <div>
        <b>{what}</b> {changes.some((change) => change.public) && <span className="amber-mark">{t('public')}</span>}
        <p className="text-s soft num">{t('by', { name: by.name, when: when(at) })}</p>
        <details className="text-s">
          <summary>{t('show')}</summary>
          <ul>
            {changes.map((change) => (
              <li key={change.field} className="old-new">
                {titleOf(change.field)}: <del>{valueOf(change.field, change.old)}</del> <span aria-hidden="true">→</span>{' '}
                <ins>{valueOf(change.field, change.new)}</ins>
              </li>
            ))}
          </ul>
        </details>
      </div>
      {reverted_by === null ? (
        <Button className="tiny" loading={busy} aria-label={t('revertOf', { what })} onClick={onRevert}>
          {t('revert')}
        </Button>
      ) : (
        <span className="text-s soft">{t('gone')}</span>
      )}
    </li>
  );
}
