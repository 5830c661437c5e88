import { useTranslations } from 'use-intl';
import { GenderChoice } from '../gender-choice.tsx';
import type { QuestionProps } from '../question-props.ts';
import { useProblemText } from '../use-problem-text.ts';
import { Heading } from './heading.tsx';

export function WhoQuestion({ titleId, answers, problems, addressee, onAnswer }: QuestionProps) {
  const t = useTranslations('signup');
  const problem = useProblemText(problems);
  return (
    <>
      {addressee === null ? (
        <Heading id={titleId} title={t('who.title')} lead={t('who.lead')} />
      ) : (
        <Heading id={titleId} title={t('teaser.you')} />
      )}
      <GenderChoice
        gender={answers.gender}
        searchGender={answers.search_gender}
        onGender={(gender) => onAnswer({ gender })}
        onSearchGender={(search_gender) => onAnswer({ search_gender })}
        genderError={problem('gender')}
        searchGenderError={problem('search_gender')}
      />
    </>
  );
}
