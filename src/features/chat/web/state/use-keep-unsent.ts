import { useChatState } from './chat-state.ts';

/** Ms that a logout waits for the drafts to be saved. */
const patience = 3000;

/** For a logout, after which this browser knows nothing of the member: what was not sent becomes a draft, and drafts are saved on the server. */
export function useKeepUnsent(): () => Promise<void> {
  const { outbox, drafts, returnToDraft } = useChatState();
  return async () => {
    // What other windows of this browser have left to send is here, too.
    outbox.start();
    new Set(outbox.items().map(({ to }) => to)).forEach(returnToDraft);
    await Promise.race([drafts.flushAll(), new Promise<void>((resolve) => setTimeout(resolve, patience))]);
  };
}
