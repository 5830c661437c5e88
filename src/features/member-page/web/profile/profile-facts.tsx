import { useTranslations } from 'use-intl';
import { Icon, type IconName, Tag } from '#platform/web/ui/index.ts';
import { type Trait, traitNames } from '#features/site/contract/traits.ts';
import type { Profile } from '#features/members/contract/member.ts';
import { useTraitLabel } from '#features/members/web/index.ts';

interface Props {
  readonly profile: Profile;
}

/** Interests; those shared with the viewer come first and are coloured. */
export function ProfileInterests({ profile: { interests, own, shared_interests } }: Props) {
  const t = useTranslations('member-page');
  const interestLabel = useTranslations('members.interest');
  const mutual = own ? [] : shared_interests;
  if (interests.length === 0) return null;
  const others = interests.filter((interest) => !mutual.includes(interest));
  return (
    <section>
      <h2 className="title-s">{t('interests')}</h2>
      {mutual.length > 0 && <p className="text-m soft mt-0.5">{t('interestsShared')}</p>}
      <ul className="chips mt-3">
        {[...mutual, ...others].map((interest) => {
          const shared = mutual.includes(interest);
          return (
            <li key={interest}>
              <Tag icon={`interest-${interest}`} shared={shared}>
                {interestLabel(interest)}
                {shared && <span className="sr">, {t('shared')}</span>}
              </Tag>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The wish stands below the name instead. */
type Fact = Exclude<Trait, 'wish'>;
const factNames = traitNames.filter((name): name is Fact => name !== 'wish');

const icons: Readonly<Record<Fact, IconName>> = {
  children: 'baby',
  smoking: 'cigarette',
  religion: 'hands-praying',
  relationship_status: 'heart',
  sexuality: 'users',
  hair_colour: 'scissors',
  eye_colour: 'eye',
  body_type: 'person',
};

/** Gender, appearance and way of life. */
export function ProfileFacts({ profile }: Props) {
  const t = useTranslations();
  const label = useTraitLabel();
  const facts: { name: string; icon: IconName; term: string; text: string }[] = [
    { name: 'gender', icon: 'user', term: t('member-page.genderIs'), text: t(`members.gender.${profile.gender}`) },
  ];
  for (const name of factNames) {
    const value = profile[name];
    if (value !== null) facts.push({ name, icon: icons[name], term: t(`members.trait.${name}`), text: label(name, value) });
  }
  return (
    <section className="short">
      <h2 className="title-s">{t('member-page.facts')}</h2>
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
