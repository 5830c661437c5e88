import { type ComponentType, Suspense, useEffect } from 'react';
import type { AboutStep } from '../steps.ts';
import { AboutQuestion, loadLaterQuestions, SearchQuestion } from './later-questions.ts';
import { PhotoQuestion } from './photo-question.tsx';
import type { ProfileQuestionProps } from './profile-question-props.ts';

const questions = {
  photo: PhotoQuestion,
  about: AboutQuestion,
  search: SearchQuestion,
} as const satisfies Record<AboutStep, ComponentType<ProfileQuestionProps>>;

export function ProfileQuestion({ step, ...props }: ProfileQuestionProps & { readonly step: AboutStep }) {
  const StepQuestion = questions[step];
  useEffect(() => {
    // Without a connection the step that needs it asks again.
    loadLaterQuestions().catch(() => {});
  }, []);
  return (
    <Suspense>
      <StepQuestion {...props} />
    </Suspense>
  );
}
