import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Button } from '#platform/web/ui/index.ts';
import { Loaded, useAct, useAsks, useOffice, useWhen } from '#features/office/web/index.ts';
import { getContentVersions, revertContent } from '../../contract/calls.ts';
import { contentKey, type PieceOf, type TextOf, type VersionsReply, versionsKeyOf } from '../queries.ts';

type Version = VersionsReply['versions'][number];

interface Revert {
  readonly to: number;
  /** The newest one that the list shows. The text beside it may be read a moment later than the list. */
  readonly version: number;
}

interface Props {
  readonly piece: PieceOf;
  readonly text: TextOf;
}

/** Who saved and published what; what was live can be published again. */
export function Versions({ piece: { kind, key }, text: { language } }: Props) {
  const t = useTranslations('office-content.versions');
  const api = useApi();
  const asks = useAsks();
  const queries = useQueryClient();
  const { about } = useOffice();
  const query = useInfiniteQuery({
    queryKey: versionsKeyOf(about, kind, key, language),
    queryFn: ({ pageParam }) =>
      asks.within(() =>
        api(getContentVersions, {
          query: { ...about, kind, key, ...(language !== null && { language }), ...(pageParam !== 0 && { after: pageParam }) },
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const revert = useAct(
    (made, { to, version }: Revert) => made(revertContent, { query: about, body: { kind, key, language, to, version } }),
    (_made, { to }) => {
      void queries.invalidateQueries({ queryKey: contentKey(about) });
      return t('reverted', { n: to });
    },
    'office-content',
  );
  return (
    <section aria-labelledby="versions" className="history">
      <h3 id="versions" className="title-h22">
        {t('title')}
      </h3>
      <Loaded query={query} what={t('title')}>
        {({ pages }) => {
          const versions = pages.flatMap((page) => page.versions);
          const live = versions.find(({ published_at: at }) => at !== null);
          const [newest] = versions;
          if (newest === undefined) return <p className="text-s soft">{t('none')}</p>;
          return (
            <>
              <ol>
                {versions.map((one) => (
                  <VersionLine
                    key={one.version}
                    version={one}
                    isLive={one === live}
                    busy={revert.isPending && revert.variables.to === one.version}
                    onRevert={() => revert.mutate({ to: one.version, version: newest.version })}
                  />
                ))}
              </ol>
              {query.hasNextPage && (
                <Button className="tiny" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {t('older')}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

interface LineProps {
  readonly version: Version;
  readonly isLive: boolean;
  readonly busy: boolean;
  readonly onRevert: () => void;
}

function VersionLine({
  version: { version, saved_by: by, saved_at: at, published_at: since, reverts, content },
  isLive,
  busy,
  onRevert,
}: LineProps) {
  const t = useTranslations('office-content.versions');
  const e = useTranslations('office-content.editor');
  const when = useWhen();
  const words = wordsOf(content);
  return (
    <li>
      <div>
        <b>{t('version', { n: version })}</b>{' '}
        <span className="text-s soft">
          {isLive ? t('live') : since === null ? t('draft') : t('wasLive', { when: when(since) })}
          {reverts !== null && `, ${t('again', { n: reverts })}`}
        </span>
        <p className="text-s soft num">{t('by', { name: by?.name ?? e('machine'), when: when(at) })}</p>
        {words.length > 0 && (
          <details className="text-s">
            <summary>{t('show')}</summary>
            {words.map(([name, value]) => (
              <p key={name} className="their-words">
                {value}
              </p>
            ))}
          </details>
        )}
      </div>
      {since !== null && !isLive && (
        <Button className="tiny" loading={busy} aria-label={t('revertOf', { n: version })} onClick={onRevert}>
          {t('revert')}
        </Button>
      )}
    </li>
  );
}

const wordFields: readonly string[] = ['title', 'headline', 'lead', 'text', 'body', 'film', 'price', 'position'];

const wordsOf = (content: Version['content']): [string, string][] =>
  Object.entries(content ?? {}).flatMap(([name, value]): [string, string][] =>
    wordFields.includes(name) && value !== null && value !== undefined ? [[name, String(value)]] : [],
  );
