import { useEffect } from 'react';
import type { AboutStep } from '../state/steps.ts';
import { laterQuestions, loadLaterQuestions } from './later-questions.ts';
import { PhotoQuestion } from './photo-question.tsx';
import type { ProfileQuestionProps } from './profile-question-props.ts';

const questions = { photo: PhotoQuestion, ...laterQuestions };

/** Of one step: each has a key of its own. */
export function ProfileQuestion({ step, ...props }: ProfileQuestionProps & { readonly step: AboutStep }) {
  useEffect(() => {
    // Without a connection the step that needs it asks again.
    loadLaterQuestions().catch(() => {});
  }, []);
  const StepQuestion = questions[step];
  return <StepQuestion {...props} />;
}
