import { useTranslations } from 'use-intl';
import { Icon, type IconName, Tag } from '#platform/web/ui/index.ts';
import type { Profile } from '../contract/member.ts';
import { type Trait, traitNames } from '../contract/traits.ts';
import { useTraitLabel } from './use-trait-label.ts';

interface Props {
  readonly profile: Profile;
}

/** What they like; what the viewer likes too stands first and in colour. */
export function ProfileInterests({ profile: { interests, own, shared_interests } }: Props) {
  const t = useTranslations('members');
  const mutual = own ? [] : shared_interests;
  if (interests.length === 0) return null;
  const others = interests.filter((interest) => !mutual.includes(interest));
  return (
    <section>
      <h2 className="h22">{t('profile.interests')}</h2>
      {mutual.length > 0 && <p className="t15 soft mt-0.5">{t('profile.interestsShared')}</p>}
      <ul className="chips mt-3">
        {[...mutual, ...others].map((interest) => {
          const shared = mutual.includes(interest);
          return (
            <li key={interest}>
              <Tag icon={`interest-${interest}`} shared={shared}>
                {t(`interest.${interest}`)}
                {shared && <span className="sr">, {t('profile.shared')}</span>}
              </Tag>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const icons: Readonly<Record<Trait, IconName>> = {
  relationship_status: 'heart',
  sexuality: 'users',
  hair_colour: 'scissors',
  eye_colour: 'eye',
  body_type: 'person',
};

/** What they say of themselves in a word or two. */
export function ProfileFacts({ profile }: Props) {
  const t = useTranslations('members');
  const label = useTraitLabel();
  const facts: { name: string; icon: IconName; term: string; text: string }[] = [
    { name: 'gender', icon: 'user', term: t('profile.genderIs'), text: t(`gender.${profile.gender}`) },
  ];
  for (const name of traitNames) {
    const value = profile[name];
    if (value !== null) facts.push({ name, icon: icons[name], term: t(`trait.${name}`), text: label(name, value) });
  }
  return (
    <section className="short">
      <h2 className="h22">{t('profile.facts')}</h2>
      <dl className="facts">
        {facts.map(({ name, icon, term, text }) => (
          <div key={name}>
            <dt>
              <Icon name={icon} /> {term}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
