import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { Pagination } from '#platform/web/ui/index.ts';
import { useUser } from '#features/account/web/index.ts';
import type { searchMembers } from '../contract/endpoints.ts';
import { LikeButton } from '#features/likes/web/index.ts';
import { MemberCard, useListOrigin, useReturnedFocus } from '#features/members/web/index.ts';
import { AccountInvitation, BeyondTheEnd, EmptyResult, SimilarMembers } from './later-parts.ts';
import { useSearch } from './use-search.ts';

interface Props {
  readonly found: ReplyOf<typeof searchMembers>;
}

/** One page of cards with pagination and similar members; for visitors an invitation to sign up. */
export function Results({ found }: Props) {
  const { profiles, total, page, pages, relaxations, similar } = found;
  const t = useTranslations('members');
  const visitor = useUser() === null;
  const listOrigin = useListOrigin(total, { people: profiles, page, pages });
  const list = useReturnedFocus<HTMLDivElement>();
  return (
    <div ref={list}>
      {total === 0 ? (
        <Suspense>
          <EmptyResult relaxations={relaxations} />
        </Suspense>
      ) : profiles.length === 0 ? (
        <Suspense>
          <BeyondTheEnd pages={pages} />
        </Suspense>
      ) : (
        <section aria-label={t('results')}>
          <ul className="member-grid">
            {profiles.map((member, at) => (
              <li key={member.id}>
                <MemberCard member={member} listOrigin={listOrigin} action={<LikeButton member={member} />} priority={at === 0} />
              </li>
            ))}
          </ul>
          <div className="more">
            {visitor ? (
              <Suspense>
                <AccountInvitation title={t('visitor.title')}>{t('visitor.text', { n: total })}</AccountInvitation>
              </Suspense>
            ) : (
              <Pages found={found} />
            )}
          </div>
        </section>
      )}
      {similar.length > 0 && (
        <Suspense>
          <SimilarMembers similar={similar} total={total} />
        </Suspense>
      )}
    </div>
  );
}

function Pages({ found: { page, pages } }: Props) {
  const t = useTranslations('common.pages');
  const { pathTo } = useSearch();
  return (
    <Pagination
      page={page}
      pages={pages}
      href={(to) => pathTo({ page: to })}
      label={t('label')}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      pageLabel={(number) => t('page', { page: number })}
    />
  );
}
