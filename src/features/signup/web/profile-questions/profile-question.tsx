import { Suspense, useEffect, useMemo } from 'react';
import type { AboutStep } from '../steps.ts';
import { laterQuestion, loadLaterQuestions } from './later-questions.ts';
import { PhotoQuestion } from './photo-question.tsx';
import type { ProfileQuestionProps } from './profile-question-props.ts';

export function ProfileQuestion({ step, ...props }: ProfileQuestionProps & { readonly step: AboutStep }) {
  // The same one for as long as the step is shown, so that no field is drawn anew.
  const StepQuestion = useMemo(() => (step === 'photo' ? PhotoQuestion : laterQuestion(step)), [step]);
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
