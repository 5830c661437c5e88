import { createContext, use } from 'react';
import type { Caution } from '../contract/message.ts';
import type { CautionShown } from './caution-plan.ts';

/** What can be done with the messages of the conversation that is open. */
export interface ThreadDeeds {
  /** By message id. */
  readonly cautions: ReadonlyMap<number, CautionShown>;
  /** Tells more of a caution, and what helps. */
  advise(message: number, kind: Caution): void;
}

const ThreadDeedsContext = createContext<ThreadDeeds>({ cautions: new Map(), advise: () => undefined });
export const ThreadDeedsProvider = ThreadDeedsContext.Provider;

export const useThreadDeeds = (): ThreadDeeds => use(ThreadDeedsContext);
