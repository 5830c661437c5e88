import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { interestsQuery } from '#features/members/web/index.ts';
import { InterestPicker, useConsent } from '#features/profile/web/index.ts';
import { Heading } from '../questions/heading.tsx';
import type { ProfileQuestionProps } from './profile-question-props.ts';

export function InterestsQuestion({ titleId, state: { answers, change } }: ProfileQuestionProps) {
  const t = useTranslations('signup.interests');
  const { data: offered } = useSuspenseQuery(interestsQuery(useApi()));
  return (
    <>
      <Heading id={titleId} title={t('title')} lead={t('lead')} />
      <InterestPicker
        offered={offered}
        value={answers.interests}
        onChange={(interests) => change({ interests })}
        consent={useConsent('explicit_interests')}
      />
    </>
  );
}
