import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';

/** Where the current step is stored: on a page in the URL, so that the browser's Back returns to the previous step; in a dialog in memory. */
export interface StepNavigation {
  /** The requested step; may be any string. */
  readonly requested: string | null;
  /** The page was just opened or reached by Back: the focus stays where it is. */
  readonly opened: boolean;
  readonly go: (step: string, from: string) => void;
  /** Corrects the requested step without a history entry. */
  readonly replace: (step: string) => void;
  /** To the previous step; null leaves the signup. */
  readonly back: (previous: string | null) => void;
  /** The dialog has a button of its own to leave by. */
  readonly inDialog: boolean;
}

/** Query parameters for the first step only; later steps drop them. */
const entryParams = ['gender', 'search_gender'];

export function useStepInUrl(leave: string): StepNavigation {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const opened = useNavigationType() === 'POP';
  return useMemo(() => {
    const addressOf = (step: string): string => {
      const params = new URLSearchParams(search);
      for (const name of entryParams) params.delete(name);
      params.set('step', step);
      return `?${params.toString()}`;
    };
    return {
      requested: search.get('step'),
      opened,
      inDialog: false,
      go: (step, from) => void navigate(addressOf(step), { state: { from } }),
      replace: (step) => void navigate(addressOf(step), { replace: true }),
      back(previous) {
        if (previous === null) void navigate(leave);
        else if (previousStep(state) === previous) void navigate(-1);
        else void navigate(addressOf(previous), { replace: true });
      },
    };
  }, [search, state, navigate, opened, leave]);
}

export function useStepInMemory(first: string | null, leave: () => void): StepNavigation {
  const [requested, setRequested] = useState(first);
  return useMemo(
    () => ({
      requested,
      opened: false,
      inDialog: true,
      go: setRequested,
      replace: setRequested,
      back: (previous) => (previous === null ? leave() : setRequested(previous)),
    }),
    [requested, leave],
  );
}

const previousStep = (state: unknown): unknown => (typeof state === 'object' && state !== null && 'from' in state ? state.from : null);
