import { useTranslations } from 'use-intl';
import { OwnPlace, SearchFields } from '#features/profile/web/index.ts';
import { Heading } from '../questions/heading.tsx';
import type { ProfileQuestionProps } from './profile-question-props.ts';
import { useProfileProblem } from './use-profile-problem.ts';

export function SearchQuestion({ titleId, state: { answers, problems, change } }: ProfileQuestionProps) {
  const t = useTranslations('signup.search');
  const problem = useProfileProblem(problems);
  return (
    <>
      <Heading id={titleId} title={t('title')} lead={t('lead')} />
      <SearchFields {...answers} onChange={change} genderError={problem('search_gender')} />
      <OwnPlace />
    </>
  );
}
