import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Answers, Circumstances } from './answers.ts';
import { isStep, type Step, steps } from './steps.ts';
import { reachable } from './use-answers.ts';

interface Steps {
  readonly step: Step;
  /** 1 for the first. */
  readonly number: number;
  readonly next: Step | null;
  readonly go: (step: Step) => void;
  readonly back: () => void;
}

/** The step is in the address, so that the browser's Back goes a step back. `awake`: the answers are known. */
export function useSteps(answers: Answers, circumstances: Circumstances, awake: boolean): Steps {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const wish = search.get('step');
  const wanted = isStep(wish) ? wish : steps[0];
  const step = awake ? reachable(wanted, answers, circumstances) : wanted;
  const index = steps.indexOf(step);

  const addressOf = (other: Step): string => {
    const params = new URLSearchParams(search);
    params.delete('gender');
    params.delete('search_gender');
    params.set('step', other);
    return `/signup?${params.toString()}`;
  };
  const corrected = step === wanted ? null : addressOf(step);
  useEffect(() => {
    if (corrected !== null) void navigate(corrected, { replace: true });
  }, [corrected, navigate]);

  return {
    step,
    number: index + 1,
    next: steps[index + 1] ?? null,
    go: (other) => void navigate(addressOf(other), { state: { from: step } }),
    back() {
      const previous = steps[index - 1];
      if (previous === undefined) void navigate('/');
      else if (cameFrom(location.state) === previous) void navigate(-1);
      else void navigate(addressOf(previous), { replace: true });
    },
  };
}

const cameFrom = (state: unknown): unknown => (typeof state === 'object' && state !== null && 'from' in state ? state.from : null);
