import { useTranslations } from 'use-intl';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { ButtonLink, Pagination, Panel } from '#platform/web/ui/index.ts';
import { SignupLink, useUser } from '#features/account/web/index.ts';
import type { searchMembers } from '../contract/endpoints.ts';
import { useCameFrom } from './came-from.ts';
import { EmptyResult } from './empty-result.tsx';
import { MemberCard } from './member-card.tsx';
import { useReturnedFocus } from './use-returned-focus.ts';
import { useSearch } from './use-search.ts';

interface Props {
  readonly found: ReplyOf<typeof searchMembers>;
}

/** One page of cards with the ways to the others; for visitors the way to an account. */
export function Results({ found }: Props) {
  const { profiles, total, relaxations } = found;
  const t = useTranslations('members');
  const visitor = useUser() === null;
  const cameFrom = useCameFrom(total);
  const list = useReturnedFocus<HTMLUListElement>();
  if (total === 0) return <EmptyResult relaxations={relaxations} />;
  return (
    <section aria-label={t('results')}>
      <ul className="member-grid" ref={list}>
        {profiles.map((member, at) => (
          <li key={member.id}>
            <MemberCard member={member} cameFrom={cameFrom} priority={at === 0} />
          </li>
        ))}
      </ul>
      <div className="more">{visitor ? <AccountInvitation total={total} /> : <Pages found={found} />}</div>
    </section>
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

function AccountInvitation({ total }: { readonly total: number }) {
  const t = useTranslations('members.visitor');
  return (
    <Panel tone="blush" className="grid max-w-[640px] justify-items-center gap-3 text-center">
      <h2 className="h28">{t('title')}</h2>
      <p className="text-pretty">{t('text', { n: total })}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <SignupLink kind="primary">{t('signup')}</SignupLink>
        <ButtonLink to="/login">{t('login')}</ButtonLink>
      </div>
    </Panel>
  );
}
