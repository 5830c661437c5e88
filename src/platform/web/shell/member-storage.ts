const prefix = 'member:';
/** What another app has shared to the installed site (`shared.ts`). */
export const sharedCache = 'shared';

/** The key in `localStorage` of something that belongs to the logged-in member and leaves the browser with them. */
export const memberKey = (name: string): string => `${prefix}${name}`;

/** The same of something that is one member's alone, also while another is logged in: what somebody wrote and has not sent. */
export const ownKey = (name: string, member: number): string => memberKey(`${name}:${member}`);

/** Null: of whoever is logged in. */
const ownerOf = (key: string): string | null => /^member:[a-z-]+:(\d+)(?::|$)/.exec(key)?.[1] ?? null;

/**
 * After a logout: removes what the browser has stored for the member, beside what is kept for times without a connection (`kept.ts`).
 * What another member has left unsent stays for them. What is stored for a tab goes as a whole.
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
