import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { deliverWaitingMessages } from './send-repo.ts';
import { publishMessage, type PublishDeps } from './publish-message.ts';

/**
 * Delivers messages that waited for the sender's activation, in the transaction that activates the account. The returned
 * function publishes them and must be called after the commit. Delivered messages have new ids; browsers match them by
 * client_id.
 */
export async function deliverWaiting(deps: PublishDeps, tx: Tx, sender: UserId, now: Date): Promise<() => void> {
  const delivered = await deliverWaitingMessages(tx, sender, now);
  return () => {
    for (const { message, ...rest } of delivered) publishMessage(deps, { ...rest, message: deps.presentMessage(message) });
  };
}
