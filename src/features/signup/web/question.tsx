import type { ReactElement } from 'react';
import { BirthQuestion } from './questions/birth-question.tsx';
import { ConsentQuestion } from './questions/consent-question.tsx';
import { CountryQuestion } from './questions/country-question.tsx';
import { NameQuestion } from './questions/name-question.tsx';
import { PasswordQuestion } from './questions/password-question.tsx';
import { WhoQuestion } from './questions/who-question.tsx';
import type { QuestionProps } from './question-props.ts';
import type { Step } from './steps.ts';

const questions = {
  who: WhoQuestion,
  name: NameQuestion,
  password: PasswordQuestion,
  birth: BirthQuestion,
  country: CountryQuestion,
  consent: ConsentQuestion,
} as const satisfies Record<Step, (props: QuestionProps) => ReactElement>;

export function Question({ step, ...props }: QuestionProps & { readonly step: Step }) {
  const Asked = questions[step];
  return <Asked {...props} />;
}
