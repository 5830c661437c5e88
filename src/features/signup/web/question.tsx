import type { ReactElement } from 'react';
import type { QuestionProps } from './question-props.ts';
import { BirthQuestion } from './questions/birth-question.tsx';
import { ConsentQuestion } from './questions/consent-question.tsx';
import { CountryQuestion } from './questions/country-question.tsx';
import { MessageQuestion } from './questions/message-question.tsx';
import { NameQuestion } from './questions/name-question.tsx';
import { PasswordQuestion } from './questions/password-question.tsx';
import { WhoQuestion } from './questions/who-question.tsx';
import type { Step } from './steps.ts';

const questions = {
  message: MessageQuestion,
  name: NameQuestion,
  password: PasswordQuestion,
  birth: BirthQuestion,
  who: WhoQuestion,
  country: CountryQuestion,
  consent: ConsentQuestion,
} as const satisfies Record<Step, (props: QuestionProps) => ReactElement>;

export function Question({ step, ...props }: QuestionProps & { readonly step: Step }) {
  const StepQuestion = questions[step];
  return <StepQuestion {...props} />;
}
