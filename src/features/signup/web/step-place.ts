import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';

/** Where a flow keeps its step: a page in the address, so that the browser's Back goes a step back; a dialog in memory. */
export interface StepPlace {
  /** The name of a step, or of none. */
  readonly wish: string | null;
  /** The browser has just opened the page: the focus stays where it is. */
  readonly opened: boolean;
  readonly go: (step: string, from: string) => void;
  /** Corrects the wish. */
  readonly replace: (step: string) => void;
  /** To the step before; null: out of the flow. */
  readonly back: (previous: string | null) => void;
}

/** What the first step of a flow brings along and the others need no more. */
const given = ['gender', 'search_gender'];

export function useStepInAddress(leave: string): StepPlace {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const opened = useNavigationType() === 'POP';
  return useMemo(() => {
    const addressOf = (step: string): string => {
      const params = new URLSearchParams(search);
      for (const name of given) params.delete(name);
      params.set('step', step);
      return `?${params.toString()}`;
    };
    return {
      wish: search.get('step'),
      opened,
      go: (step, from) => void navigate(addressOf(step), { state: { from } }),
      replace: (step) => void navigate(addressOf(step), { replace: true }),
      back(previous) {
        if (previous === null) void navigate(leave);
        else if (cameFrom(state) === previous) void navigate(-1);
        else void navigate(addressOf(previous), { replace: true });
      },
    };
  }, [search, state, navigate, opened, leave]);
}

export function useStepInMemory(first: string | null, leave: () => void): StepPlace {
  const [wish, setWish] = useState(first);
  return useMemo(
    () => ({
      wish,
      opened: false,
      go: setWish,
      replace: setWish,
      back: (previous) => (previous === null ? leave() : setWish(previous)),
    }),
    [wish, leave],
  );
}

const cameFrom = (state: unknown): unknown => (typeof state === 'object' && state !== null && 'from' in state ? state.from : null);
