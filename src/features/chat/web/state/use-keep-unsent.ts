import { useChatState } from './chat-state.ts';

/** Ms that a logout waits for the drafts to be saved. */
const patience = 3000;

/** For a logout, after which this browser has no data of the member: turns unsent messages into drafts, and saves drafts on the server. */
export function useKeepUnsent(): () => Promise<void> {
  const { outbox, drafts, returnToDraft } = useChatState();
  return async () => {
    // Also loads the unsent messages of other windows of this browser.
    outbox.start();
    new Set(outbox.items().map(({ to }) => to)).forEach(returnToDraft);
    await Promise.race([drafts.flushAll(), new Promise<void>((resolve) => setTimeout(resolve, patience))]);
  };
}
