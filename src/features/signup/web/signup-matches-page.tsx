import { useSuspenseQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { ButtonLink, EmptyState } from '#platform/web/ui/index.ts';
import { requireMember } from '#features/account/web/index.ts';
import { LikeButton } from '#features/likes/web/index.ts';
import { MemberCard } from '#features/members/web/index.ts';
import { signupMatchesQuery } from './queries.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(loaderContext);
  await requireMember(tools, request);
  await throwToErrorPage(tools.queries.ensureQueryData(signupMatchesQuery(tools.api)));
  return null;
}

/** Suggested members after the signup. */
export function Component() {
  const t = useTranslations('signup.matches');
  const { data: profiles } = useSuspenseQuery(signupMatchesQuery(useApi()));
  const searchLink = (
    <ButtonLink kind="primary" to="/members">
      {t('search')}
    </ButtonLink>
  );
  return (
    <div className="wrap py-8 md:py-12">
      <PageTitle text={t('title')} />
      {profiles.length === 0 ? (
        <EmptyState level={1} title={t('emptyTitle')} actions={searchLink}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <>
          <h1 className="title-l">{t('title')}</h1>
          <p className="soft mt-1 mb-6 text-pretty">{t('lead')}</p>
          <ul className="member-grid" aria-label={t('list')}>
            {profiles.map((member, index) => (
              <li key={member.id}>
                <MemberCard member={member} listOrigin={null} action={<LikeButton member={member} />} priority={index === 0} />
              </li>
            ))}
          </ul>
          <div className="mt-10 grid justify-items-center">{searchLink}</div>
        </>
      )}
    </div>
  );
}
