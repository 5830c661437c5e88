import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Icon } from '#platform/web/ui/index.ts';
import { interestsQuery } from '#features/members/web/index.ts';
import { ConsentedTraitField, InterestPicker, TraitChips, useConsent } from '#features/profile/web/index.ts';
import { consentedTraits, type PlainTrait, plainTraits } from '#features/site/contract/traits.ts';
import { useSettings } from '#features/site/web/index.ts';
import { Heading } from '../questions/heading.tsx';
import type { ProfileQuestionProps } from './profile-question-props.ts';

/** What one sees of somebody comes first, the rest on demand. */
const firstTraits: readonly PlainTrait[] = ['hair_colour', 'eye_colour'];

/** Appearance and interests, to be tapped. */
export function AboutQuestion({ titleId, state: { answers, change } }: ProfileQuestionProps) {
  const t = useTranslations('signup.about');
  const { visible_profile_fields } = useSettings();
  const { data: offered } = useSuspenseQuery(interestsQuery(useApi()));
  const consent = useConsent('explicit_interests');
  return (
    <>
      <Heading id={titleId} title={t('title')} lead={t('lead')} />
      {firstTraits.map((name) => (
        <TraitChips key={name} name={name} value={answers[name]} onChange={change} />
      ))}
      <InterestPicker offered={offered} value={answers.interests} onChange={(interests) => change({ interests })} consent={consent} />
      <details className="signup-details">
        <summary>
          {t('more')}
          <Icon name="caret-down" />
        </summary>
        <div className="grid gap-5">
          {plainTraits
            .filter((name) => !firstTraits.includes(name))
            .map((name) => (
              <TraitChips key={name} name={name} value={answers[name]} onChange={change} />
            ))}
          {consentedTraits
            .filter((name) => visible_profile_fields.includes(name))
            .map((name) => (
              <ConsentedTraitField key={name} input={TraitChips} name={name} value={answers[name]} onChange={change} />
            ))}
        </div>
      </details>
    </>
  );
}
