import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import { chatReset } from '../contract/events.ts';
import { findPartners } from './reading/partners-repo.ts';

/**
 * Lets the browsers of those who can no longer see the user load their conversations again; `only`: just that one. The event
 * is that of any change of the list, and does not say what has happened. The returned function must be called after the commit.
 */
export async function hideConversationsOf({ live }: { readonly live: Live }, tx: Tx, user: UserId, only?: UserId): Promise<() => void> {
  const partners = await findPartners(tx, user, only);
  return () => {
    if (partners.length > 0) live.publish(chatReset, partners, null);
  };
}
