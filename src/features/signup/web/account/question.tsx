import type { ReactElement } from 'react';
import type { QuestionProps } from '../questions/question-props.ts';
import { AccountQuestion } from '../questions/account-question.tsx';
import { BirthQuestion } from '../questions/birth-question.tsx';
import { MessageQuestion } from '../questions/message-question.tsx';
import { NameQuestion } from '../questions/name-question.tsx';
import { WhoQuestion } from '../questions/who-question.tsx';
import type { Step } from '../state/steps.ts';

const questions = {
  who: WhoQuestion,
  message: MessageQuestion,
  name: NameQuestion,
  birth: BirthQuestion,
  account: AccountQuestion,
} as const satisfies Record<Step, (props: QuestionProps) => ReactElement>;

export function Question({ step, ...props }: QuestionProps & { readonly step: Step }) {
  const StepQuestion = questions[step];
  return <StepQuestion {...props} />;
}
