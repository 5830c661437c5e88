import { createContext } from 'react';

/** The state of push that a page has before the code is loaded. */
export interface PushHint {
  /** The last page load found push available, so the notice can be rendered at once without layout shift. */
  readonly canPush: boolean;
  /** Stores the hint for the server's next render. */
  readonly mirror: (canPush: boolean) => void;
}

export const PushContext = createContext<PushHint | null>(null);
export const PushProvider = PushContext.Provider;
