import { createContext, type Dispatch, type SetStateAction } from 'react';
import { useRequired } from '#platform/web/data/required-context.ts';
import type { Typed } from './typed.ts';

/** What was typed into a text and is not saved, with the version that it began from. */
export interface Begun {
  readonly typed: Typed;
  readonly version: number;
}
export type Kept = ReadonlyMap<string, Begun>;

interface State {
  readonly kept: Kept;
  readonly setKept: Dispatch<SetStateAction<Kept>>;
}

const TypedContext = createContext<State | null>(null);
export const TypedProvider = TypedContext.Provider;

/** What was typed into one text; null: nothing. */
export function useBegun(name: string): readonly [Begun | null, (begun: Begun | null) => void] {
  const { kept, setKept } = useRequired(TypedContext, 'TypedProvider');
  const set = (begun: Begun | null) =>
    setKept((before) => {
      const next = new Map(before);
      if (begun === null) next.delete(name);
      else next.set(name, begun);
      return next;
    });
  return [kept.get(name) ?? null, set];
}
