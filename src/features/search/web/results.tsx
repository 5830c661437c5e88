import { memo } from 'react';
import { useTranslations } from 'use-intl';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { usePortions } from '#platform/web/interaction/use-portions.ts';
import { useUser } from '#features/account/web/index.ts';
import type { searchMembers } from '../contract/endpoints.ts';
import { LikeToggle, useLike } from '#features/likes/web/index.ts';
import type { Member } from '#features/members/contract/member.ts';
import { type ListOrigin, MemberCard, useListOrigin, useReturnedFocus } from '#features/members/web/index.ts';
import { AccountInvitation, BeyondTheEnd, EmptyResult, SimilarMembers } from './later-parts.ts';
import { LaterPage, ShowMore, useAddedPages } from './later-pages.tsx';

interface Props {
  readonly found: ReplyOf<typeof searchMembers>;
}

/** Two rows on a wide screen, four and more on a phone. */
const portions = { first: 10, each: 4 };

/** A page of cards, those that were added to it, and similar members; for visitors an invitation to sign up. */
export function Results({ found }: Props) {
  const { profiles, total, page, pages, relaxations, similar } = found;
  const t = useTranslations('members');
  const visitor = useUser() === null;
  const listOrigin = useListOrigin(total, { people: profiles, page, pages });
  const like = useLike();
  const list = useReturnedFocus<HTMLDivElement>();
  const whole = usePortions(profiles.length, portions);
  const [added, addPage] = useAddedPages();
  return (
    <div ref={list}>
      {pages === 0 ? (
        <EmptyResult relaxations={relaxations} />
      ) : profiles.length === 0 ? (
        <BeyondTheEnd pages={pages} />
      ) : (
        <section aria-label={t('results')}>
          <ul className="member-grid">
            {profiles.map((member, at) => (
              <li key={member.id}>
                <FoundMember member={member} listOrigin={listOrigin} onLike={like} first={at === 0} outline={at >= whole} />
              </li>
            ))}
            {Array.from({ length: added }, (_, index) => (
              <LaterPage key={index} page={page + 1 + index}>
                {(member, origin) => <FoundMember member={member} listOrigin={origin} onLike={like} first={false} outline={false} />}
              </LaterPage>
            ))}
          </ul>
          <div className="more">
            {visitor ? (
              <AccountInvitation title={t('visitor.title')}>{t('visitor.text', { n: total })}</AccountInvitation>
            ) : (
              <ShowMore first={page} last={page + added} pages={pages} onMore={addPage} />
            )}
          </div>
        </section>
      )}
      {similar.length > 0 && <SimilarMembers similar={similar} total={total} />}
    </div>
  );
}

interface FoundMemberProps {
  readonly member: Member;
  readonly listOrigin: ListOrigin;
  readonly onLike: ReturnType<typeof useLike>;
  readonly first: boolean;
  readonly outline: boolean;
}

/** Rendered again only when its own props change. */
const FoundMember = memo(function FoundMember({ member, listOrigin, onLike, first, outline }: FoundMemberProps) {
  return (
    <MemberCard
      member={member}
      listOrigin={listOrigin}
      action={<LikeToggle member={member} onLike={onLike} />}
      priority={first}
      outline={outline}
    />
  );
});
