import { useTranslations } from 'use-intl';
import { ConsentedTraitField, TraitFields } from '#features/profile/web/index.ts';
import { consentedTraits } from '#features/site/contract/traits.ts';
import { useSettings } from '#features/site/web/index.ts';
import { Heading } from '../questions/heading.tsx';
import type { ProfileQuestionProps } from './profile-question-props.ts';

export function AppearanceQuestion({ titleId, state: { answers, change } }: ProfileQuestionProps) {
  const t = useTranslations('signup.appearance');
  const { visible_profile_fields } = useSettings();
  return (
    <>
      <Heading id={titleId} title={t('title')} lead={t('lead')} />
      <TraitFields values={answers} onChange={change} />
      {consentedTraits
        .filter((name) => visible_profile_fields.includes(name))
        .map((name) => (
          <ConsentedTraitField key={name} name={name} value={answers[name]} onChange={change} />
        ))}
    </>
  );
}
