import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { rulesOf } from './send-lane.ts';
import { storeMessageWithin } from './send-repo.ts';

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
  const message = {
    sender,
    to: { member: recipient },
    clientId: crypto.randomUUID(),
    text,
    gift: null,
    image: null,
    gif: null,
    // Nothing that waits costs anything, in whatever month.
    cost: 0,
    month: null,
    // The signup has looked at the text.
    links: false,
  };
  const stored = await storeMessageWithin(tx, message, rulesOf(now));
  return stored.stored ? stored.conversation : null;
}
