import { useEffect } from 'react';
import { type Answers, type Circumstances, reachable, stepAfter } from './answers.ts';
import type { StepPlace } from './step-place.ts';
import type { Step } from './steps.ts';

interface Steps {
  readonly step: Step;
  readonly next: Step | null;
  readonly go: (step: Step) => void;
  readonly back: () => void;
}

interface Options {
  readonly steps: readonly Step[];
  readonly answers: Answers;
  readonly circumstances: Circumstances;
  /** The answers of the tab are known. */
  readonly awake: boolean;
  readonly place: StepPlace;
}

/** The step that is shown: the one that is asked for, as far as those before it are answered. */
export function useSteps({ steps, answers, circumstances, awake, place }: Options): Steps {
  const wanted = steps.find((known) => known === place.wish) ?? steps[0] ?? 'name';
  const step = awake ? reachable(steps, wanted, answers, circumstances) : wanted;
  const corrected = step === wanted ? null : step;
  const { replace } = place;
  useEffect(() => {
    if (corrected !== null) replace(corrected);
  }, [corrected, replace]);
  return {
    step,
    next: stepAfter(steps, step, answers, circumstances),
    go: (other) => place.go(other, step),
    back: () => place.back(steps[steps.indexOf(step) - 1] ?? null),
  };
}
