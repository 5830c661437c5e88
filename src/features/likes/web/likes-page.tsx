import './likes.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { data as failure, type LoaderFunctionArgs, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { orErrorPage, toolsContext, useApi } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { ButtonLink, EmptyState, Tabs } from '#platform/web/ui/index.ts';
import { requireMember } from '#features/account/web/index.ts';
import { useReturnedFocus } from '#features/members/web/index.ts';
import { regionsQuery } from '#features/places/web/index.ts';
import { LikeRow } from './like-row.tsx';
import { likeTypes, rowsOf, typeOf } from './like-rows.ts';
import { likesQuery } from './queries.ts';

export async function loader({ context, params }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(toolsContext);
  await requireMember(tools);
  if (typeOf(params['type']) === null) throw failure({ code: 'not_found' }, { status: 404 });
  const { api, queries } = tools;
  await orErrorPage(Promise.all([queries.ensureQueryData(likesQuery(api)), queries.ensureQueryData(regionsQuery(api))]));
  return null;
}

/** Who likes the member, whom they like, and where it is mutual. */
export function Component() {
  const t = useTranslations('likes');
  const { type: named } = useParams();
  const type = typeOf(named) ?? 'received';
  const { data: likes } = useSuspenseQuery(likesQuery(useApi()));
  const rows = rowsOf(likes, type);
  const fresh = likes.liked_by.filter(({ like_new }) => like_new).length;
  const list = useReturnedFocus<HTMLOListElement>();
  return (
    <div className="wrap likes">
      <PageTitle text={t('title')} />
      <h1 className="h36">{t('title')}</h1>
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
          title={t(`empty.${type}`)}
          actions={
            <ButtonLink kind="primary" to="/members">
              {t('empty.discover')}
            </ButtonLink>
          }
        >
          {t(`empty.${type}Help`)}
        </EmptyState>
      ) : (
        <>
          <p className="lead t15 soft">{type === 'received' ? t('lead.received', { n: fresh }) : t(`lead.${type}`)}</p>
          <ol className="like-list" ref={list}>
            {rows.map((row, at) => (
              <LikeRow key={row.member.id} row={row} type={type} priority={at === 0} />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
