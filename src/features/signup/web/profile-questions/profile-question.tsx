import { Suspense, useEffect, useState } from 'react';
import type { AboutStep } from '../steps.ts';
import { laterQuestion, loadLaterQuestions } from './later-questions.ts';
import { PhotoQuestion } from './photo-question.tsx';
import type { ProfileQuestionProps } from './profile-question-props.ts';

/** Of one step: each has a key of its own. */
export function ProfileQuestion({ step, ...props }: ProfileQuestionProps & { readonly step: AboutStep }) {
  // The same one for as long as the step is shown, so that no field is drawn anew.
  const [StepQuestion] = useState(() => (step === 'photo' ? PhotoQuestion : laterQuestion(step)));
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
