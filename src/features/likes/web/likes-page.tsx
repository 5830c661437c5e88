import './list/likes.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { data as failure, type LoaderFunctionArgs, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { ButtonLink, EmptyState, Tabs, useAnnounce } from '#platform/web/ui/index.ts';
import { requireMember } from '#features/account/web/index.ts';
import { useListOrigin, useReturnedFocus } from '#features/members/web/index.ts';
import { later } from './list/later.ts';
import { LikeRow } from './list/like-row.tsx';
import { type LikeRowData, likeTypes, type LikeType, rowsOf, typeOf } from './list/like-rows.ts';
import { likesQuery } from './likes-query.ts';
import { EmptyHearts } from './empty-hearts.tsx';

export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(loaderContext);
  await requireMember(tools, request);
  if (typeOf(params['type']) === null) throw failure({ code: 'not_found' }, { status: 404 });
  const { api, queries } = tools;
  await throwToErrorPage(queries.ensureQueryData(likesQuery(api)));
  return null;
}

/** Likes that the member received and gave, and matches. */
export function Component() {
  const t = useTranslations('likes');
  const { type: named } = useParams();
  const type = typeOf(named) ?? 'received';
  const { data: likes } = useSuspenseQuery(likesQuery(useApi()));
  const postpone = useSyncExternalStore(later.subscribe, later.ids, () => noIds);
  const rows = rowsOf(likes, type, postpone);
  const fresh = likes.liked_by.filter(({ like_new }) => like_new).length;
  return (
    <div className="wrap likes">
      <PageTitle text={t('title')} />
      <h1 className="title-l">{t('title')}</h1>
      <Tabs
        label={t('title')}
        tabs={likeTypes.map((each) => ({
          // The overview is the first of the three.
          to: each === 'received' && named === undefined ? '/likes' : `/likes/${each}`,
          end: true,
          label: t(`tabs.${each}`),
          ...(each === 'received' ? { count: fresh, countLabel: t('newCount', { n: fresh }) } : {}),
        }))}
      />
      {rows.length === 0 ? (
        <EmptyState
          art={<EmptyHearts />}
          title={t(`empty.${type}`)}
          actions={
            <>
              <ButtonLink kind="primary" to="/members">
                {t('empty.discover')}
              </ButtonLink>
              {type !== 'received' && likes.liked_by.length > 0 && <ButtonLink to="/likes">{t('empty.toReceived')}</ButtonLink>}
            </>
          }
        >
          {t(`empty.${type}Help`)}
        </EmptyState>
      ) : (
        <>
          <p className="lead text-m soft">{type === 'received' ? t('lead.received', { n: fresh }) : t(`lead.${type}`)}</p>
          <LikeList rows={rows} type={type} />
        </>
      )}
    </div>
  );
}

const noIds: readonly number[] = [];

interface ListProps {
  readonly rows: readonly LikeRowData[];
  readonly type: LikeType;
}

function LikeList({ rows, type }: ListProps) {
  const t = useTranslations('likes.row');
  const announce = useAnnounce();
  const list = useReturnedFocus<HTMLOListElement>();
  const people = rows.map(({ member }) => member);
  const listOrigin = useListOrigin(null, { people, page: 1, pages: 1 });

  const postpone = ({ id, name }: LikeRowData['member'], place: number) => {
    // The next row takes its place and the focus.
    const next = people[place + 1] ?? people[0];
    later.add(id);
    announce(t('laterDone', { name }));
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-member="${next?.id}"]`)?.focus());
  };
  return (
    <ol className="like-list" ref={list}>
      {rows.map((row, place) => (
        <LikeRow
          key={row.member.id}
          row={row}
          type={type}
          listOrigin={listOrigin}
          onLater={rows.length > 1 ? () => postpone(row.member, place) : null}
          priority={place === 0}
        />
      ))}
    </ol>
  );
}
