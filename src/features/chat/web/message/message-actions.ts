import { createContext, use } from 'react';
import type { Caution } from '../../contract/cautions.ts';
import type { CautionDisplay } from '../state/cautions/caution-plan.ts';

/** Shared by the message components of the open conversation. */
export interface MessageActions {
  /** By message id. */
  readonly cautions: ReadonlyMap<number, CautionDisplay>;
  /** Opens the dialog that explains a caution. */
  explain(message: number, kind: Caution): void;
  /** Scrolls to a message (id), however old it is. False when it could not be loaded. */
  scrollTo(message: number): Promise<boolean>;
}

const MessageActionsContext = createContext<MessageActions>({
  cautions: new Map(),
  explain: () => undefined,
  scrollTo: () => Promise.resolve(false),
});
export const MessageActionsProvider = MessageActionsContext.Provider;

export const useMessageActions = (): MessageActions => use(MessageActionsContext);
