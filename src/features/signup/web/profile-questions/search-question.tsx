import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AboutField, OwnPlace, SearchFields } from '#features/profile/web/index.ts';
import { Heading } from '../questions/heading.tsx';
import { FirstAnswers } from './first-answers.tsx';
import type { ProfileQuestionProps } from './profile-question-props.ts';
import { useProfileProblem } from './use-profile-problem.ts';

/** Asks for the search criteria and for prompt answers, to which others can reply. */
export function SearchQuestion({ titleId, state: { answers, problems, change } }: ProfileQuestionProps) {
  const t = useTranslations('signup.search');
  const problem = useProfileProblem(problems);
  // Shown only to members who have filled it in on a lander. All others answer prompts instead.
  const [hasAbout] = useState(answers.about !== '');
  return (
    <>
      <Heading id={titleId} title={t('title')} lead={t('lead')} />
      <SearchFields {...answers} onChange={change} genderError={problem('search_gender')} />
      <OwnPlace />
      <FirstAnswers value={answers.answers} onChange={(list) => change({ answers: list })} error={problem('answers')} />
      {hasAbout && <AboutField value={answers.about} onChange={(about) => change({ about })} error={problem('about')} />}
    </>
  );
}
