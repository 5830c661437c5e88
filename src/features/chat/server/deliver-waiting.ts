import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { deliverWaitingMessages } from './send-repo.ts';
import { tellMessage, type TellDeps } from './tell-message.ts';

/**
 * In the transaction that made the sender's account active: what waited reaches the others. Returns what is to be
 * called after the commit, and tells both sides; the sender's browsers know the messages under their old numbers.
 */
export async function deliverWaiting(deps: TellDeps, tx: Tx, sender: UserId, now: Date): Promise<() => void> {
  const delivered = await deliverWaitingMessages(tx, sender, now);
  return () => {
    for (const { message, ...news } of delivered) tellMessage(deps, { ...news, message: deps.presentMessage(message) });
  };
}
