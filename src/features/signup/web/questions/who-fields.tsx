import { GenderChoice } from './gender-choice.tsx';
import type { QuestionProps } from './question-props.ts';
import { useProblemText } from './use-problem-text.ts';

/** The visitor's gender, and the genders searched for. */
export function WhoFields({ answers, problems, onAnswer }: Pick<QuestionProps, 'answers' | 'problems' | 'onAnswer'>) {
  const problem = useProblemText(problems);
  return (
    <GenderChoice
      gender={answers.gender}
      searchGender={answers.search_gender}
      onGender={(gender) => onAnswer({ gender })}
      onSearchGender={(search_gender) => onAnswer({ search_gender })}
      genderError={problem('gender')}
      searchGenderError={problem('search_gender')}
    />
  );
}
