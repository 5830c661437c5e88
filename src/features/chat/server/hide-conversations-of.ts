import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import { chatReset } from '../contract/events.ts';
import { findPartners } from './reading/partners-repo.ts';

/**
 * Makes browsers of members who can no longer see the user reload their conversations. `only`: just this member. The event is the
 * same as for any change of the list, so it does not reveal the reason. The returned function must be called after the commit.
 */
export async function hideConversationsOf({ live }: { readonly live: Live }, tx: Tx, user: UserId, only?: UserId): Promise<() => void> {
  const partners = await findPartners(tx, user, only);
  return () => {
    if (partners.length > 0) live.publish(chatReset, partners, null);
  };
}
