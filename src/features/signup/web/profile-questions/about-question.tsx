import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Icon } from '#platform/web/ui/index.ts';
import { interestsQuery } from '#features/members/web/index.ts';
import { ConsentedTraitField, InterestPicker, TraitChips, useConsent } from '#features/profile/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { Heading } from '../questions/heading.tsx';
import { offeredTraits } from './offered-traits.ts';
import type { ProfileQuestionProps } from './profile-question-props.ts';

/** Asks for appearance and interests, by chips. */
export function AboutQuestion({ titleId, state: { answers, change } }: ProfileQuestionProps) {
  const t = useTranslations('signup.about');
  const { first, more, consented } = offeredTraits(useSettings());
  const { data: offered } = useSuspenseQuery(interestsQuery(useApi()));
  const consent = useConsent('explicit_interests');
  return (
    <>
      <Heading id={titleId} title={t('title')} lead={t('lead')} />
      {first.map((name) => (
        <TraitChips key={name} name={name} value={answers[name]} onChange={change} />
      ))}
      <InterestPicker offered={offered} value={answers.interests} onChange={(interests) => change({ interests })} consent={consent} />
      {more.length + consented.length > 0 && (
        <details className="signup-details">
          <summary>
            {t('more')}
            <Icon name="caret-down" />
          </summary>
          <div className="grid gap-5">
            {more.map((name) => (
              <TraitChips key={name} name={name} value={answers[name]} onChange={change} />
            ))}
            {consented.map((name) => (
              <ConsentedTraitField key={name} input={TraitChips} name={name} value={answers[name]} onChange={change} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}
