import { useTranslations } from 'use-intl';
import { LikeButton } from '#features/likes/web/index.ts';
import type { Member, Profile } from '#features/members/contract/member.ts';
import { MemberCard } from '#features/members/web/index.ts';
import { useCurrentListOrigin } from './neighbours/profile-back.tsx';

interface Props {
  readonly profile: Profile;
  readonly related: readonly Member[];
}

/** Similar members. Their link back also leads to the original list. */
export function Related({ profile: { name }, related }: Props) {
  const t = useTranslations('member-page');
  const here = useCurrentListOrigin();
  if (related.length === 0) return null;
  const listOrigin = here && { ...here, steps: here.steps + 1 };
  return (
    <section className="related">
      <h2 className="title-m">{t('related', { name })}</h2>
      <ul className="member-grid">
        {related.map((member) => (
          <li key={member.id}>
            <MemberCard member={member} listOrigin={listOrigin} action={<LikeButton member={member} />} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
