import { sharedCache } from '#platform/contract/service-worker.ts';

const prefix = 'member:';

/** The `localStorage` key of data of the logged-in member, which the logout removes. */
export const memberKey = (name: string): string => `${prefix}${name}`;

/** The same for data of one member, which stays while another is logged in: text that the member wrote and has not sent. */
export const ownKey = (name: string, member: number): string => memberKey(`${name}:${member}`);

/** Null: of the logged-in member. */
const ownerOf = (key: string): string | null => /^member:[a-z-]+:(\d+)(?::|$)/.exec(key)?.[1] ?? null;

/**
 * After a logout: removes everything that the browser has stored for the member, except offline data (`offline-cache.ts`). Unsent text of
 * another member stays. The storage of the tab is cleared completely.
 */
export function forgetMember(member: number | null): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && [null, String(member)].includes(ownerOf(key))) localStorage.removeItem(key);
    sessionStorage.clear();
    void caches.delete(sharedCache);
  } catch {
    // Without storage, or without TLS for the cache, nothing was stored.
  }
}
