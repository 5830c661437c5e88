import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { freeConversations, waitingMessages } from '../contract/rules.ts';
import { storeMessageWithin } from './chat-repo.ts';

interface FirstMessage {
  readonly sender: UserId;
  readonly recipient: UserId;
  /** Clean, visible and no longer than the site's messages may be. */
  readonly text: string;
  readonly now: Date;
}

/**
 * What somebody wrote while signing up waits for their activation. The conversation in which it does; null: the
 * recipient does not exist for the sender.
 */
export async function keepFirstMessage(tx: Tx, { sender, recipient, text, now }: FirstMessage): Promise<number | null> {
  const stored = await storeMessageWithin(tx, {
    sender,
    to: { member: recipient },
    clientId: crypto.randomUUID(),
    text,
    gift: null,
    // Nothing that waits costs anything.
    cost: 0,
    freeConversations,
    waitingMessages,
    now,
  });
  return stored.stored ? stored.conversation : null;
}
