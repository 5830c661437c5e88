import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';
import type { Fit } from '../contract/fit.ts';
import type { Profile } from '../contract/member.ts';
import { useFitText } from './use-fit-text.ts';

interface Props {
  readonly profile: Profile;
  readonly fit: readonly Fit[];
}

/** Why the two fit: only what is true, and nothing when nothing is. */
export function ProfileFit({ profile, fit }: Props) {
  const t = useTranslations('members.profile');
  const textOf = useFitText();
  const { name, likes_me } = profile;
  const likes = likes_me ? [{ icon: 'heart', text: t('fitLikes', { name }) } as const] : [];
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
