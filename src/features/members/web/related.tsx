import { useTranslations } from 'use-intl';
import type { Member, Profile } from '../contract/member.ts';
import { MemberCard } from './member-card.tsx';
import { useCameFromHere } from './profile-back.tsx';

interface Props {
  readonly profile: Profile;
  readonly related: readonly Member[];
}

/** Others who may be of interest. From them, too, the way back leads to the list at the beginning. */
export function Related({ profile: { name }, related }: Props) {
  const t = useTranslations('members.profile');
  const here = useCameFromHere();
  if (related.length === 0) return null;
  const cameFrom = here && { ...here, steps: here.steps + 1 };
  return (
    <section className="related">
      <h2 className="h28">{t('related', { name })}</h2>
      <ul className="member-grid">
        {related.map((member) => (
          <li key={member.id}>
            <MemberCard member={member} cameFrom={cameFrom} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
