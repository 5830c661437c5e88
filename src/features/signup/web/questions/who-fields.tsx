import { GenderChoice } from './gender-choice.tsx';
import type { QuestionProps } from './question-props.ts';
import { useProblemText } from './use-problem-text.ts';

/** The visitor's gender, and the genders searched for. */
export function WhoFields({ asks, answers, problems, onAnswer }: Pick<QuestionProps, 'asks' | 'answers' | 'problems' | 'onAnswer'>) {
  const problem = useProblemText(problems);
  return (
    <GenderChoice
      asks={asks}
      gender={answers.gender}
      searchGender={answers.search_gender}
      onGender={(gender) => onAnswer({ gender })}
      onSearchGender={(search_gender) => onAnswer({ search_gender })}
      genderError={problem('gender')}
      searchGenderError={problem('search_gender')}
    />
  );
}
