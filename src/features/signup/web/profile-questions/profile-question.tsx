import type { ReactElement } from 'react';
import type { AboutStep } from '../steps.ts';
import { AboutQuestion } from './about-question.tsx';
import { PhotoQuestion } from './photo-question.tsx';
import type { ProfileQuestionProps } from './profile-question-props.ts';
import { SearchQuestion } from './search-question.tsx';

const questions = {
  photo: PhotoQuestion,
  about: AboutQuestion,
  search: SearchQuestion,
} as const satisfies Record<AboutStep, (props: ProfileQuestionProps) => ReactElement>;

export function ProfileQuestion({ step, ...props }: ProfileQuestionProps & { readonly step: AboutStep }) {
  const StepQuestion = questions[step];
  return <StepQuestion {...props} />;
}
