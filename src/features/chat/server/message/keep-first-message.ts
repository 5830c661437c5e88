import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { hasLink } from '../cautions/cautions.ts';
import { rulesOf } from './batcher.ts';
import { storeMessage } from './send-repo.ts';

interface FirstMessage {
  readonly sender: UserId;
  readonly recipient: UserId;
  /** Already cleaned and checked, and no longer than the site allows. */
  readonly text: string;
  readonly now: Date;
}

/**
 * Stores the message that a new member wrote during signup; it is delivered when they activate the account. Returns the
 * conversation; null when the recipient is not visible to the sender.
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
    quoted: null,
    // Messages that wait for the activation are free.
    cost: 0,
    month: null,
    // A new account may not send links. The signup has already refused them with an error.
    links: hasLink(text),
  };
  const stored = await storeMessage(tx, message, rulesOf(now));
  return stored.stored ? stored.conversation : null;
}
