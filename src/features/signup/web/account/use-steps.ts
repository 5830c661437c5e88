import { useEffect } from 'react';
import { type Answers, type ValidationContext, reachableStep, stepAfter } from '../state/answers.ts';
import type { StepNavigation } from '../state/step-navigation.ts';
import type { Step } from '../state/steps.ts';

interface Steps {
  readonly step: Step;
  readonly next: Step | null;
  readonly go: (step: Step) => void;
  readonly back: () => void;
}

interface Options {
  readonly steps: readonly Step[];
  readonly answers: Answers;
  readonly context: ValidationContext;
  /** The answers in sessionStorage can be read. */
  readonly hydrated: boolean;
  readonly navigation: StepNavigation;
}

/** The current step: the requested one, or the first unanswered one if that comes earlier. */
export function useSteps({ steps, answers, context, hydrated, navigation }: Options): Steps {
  const requested = steps.find((candidate) => candidate === navigation.requested) ?? steps[0] ?? 'name';
  const step = hydrated ? reachableStep(steps, requested, answers, context) : requested;
  const corrected = step === requested ? null : step;
  const { replace } = navigation;
  useEffect(() => {
    if (corrected !== null) replace(corrected);
  }, [corrected, replace]);
  return {
    step,
    next: stepAfter(steps, step),
    go: (other) => navigation.go(other, step),
    back: () => navigation.back(steps[steps.indexOf(step) - 1] ?? null),
  };
}
