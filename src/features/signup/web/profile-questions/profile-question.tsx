import { useEffect } from 'react';
import type { AboutStep } from '../state/steps.ts';
import { laterQuestions, loadLaterQuestions } from './later-questions.ts';
import { PhotoQuestion } from './photo-question.tsx';
import type { ProfileQuestionProps } from './profile-question-props.ts';

const questions = { photo: PhotoQuestion, ...laterQuestions };

/** The question of one step; each has its own key. */
export function ProfileQuestion({ step, ...props }: ProfileQuestionProps & { readonly step: AboutStep }) {
  useEffect(() => {
    // When this fails without a connection, the step that needs them loads them again.
    loadLaterQuestions().catch(() => {});
  }, []);
  const StepQuestion = questions[step];
  return <StepQuestion {...props} />;
}
