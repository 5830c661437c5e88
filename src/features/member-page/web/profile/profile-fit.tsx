import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';
import type { Fit } from '#features/members/contract/fit.ts';
import type { Profile } from '#features/members/contract/member.ts';
import { useFitText } from '#features/members/web/index.ts';

interface Props {
  readonly profile: Profile;
  readonly fit: readonly Fit[];
}

/** Why the viewer and the member fit; nothing without a reason. */
export function ProfileFit({ profile, fit }: Props) {
  const t = useTranslations('member-page');
  const members = useTranslations('members.profile');
  const textOf = useFitText();
  const { name, likes_me } = profile;
  const likes = likes_me ? [{ icon: 'heart', text: members('fitLikes', { name }) } as const] : [];
  const reasons = [...likes, ...fit.flatMap((one) => textOf(one, profile) ?? [])];
  if (reasons.length === 0) return null;
  return (
    <section className="fit">
      <h2>
        <b>{t('fit')}</b>
      </h2>
      <ul>
        {reasons.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
