const prefix = 'member:';
/** What another app has shared to the installed site (`shared.ts`). */
export const sharedCache = 'shared';

/** The key in `localStorage` of something that belongs to the logged-in member and leaves the browser with them. */
export const memberKey = (name: string): string => `${prefix}${name}`;

/** After a logout: removes what the browser has stored for the member, beside what is kept for times without a connection (`kept.ts`). What is stored for a tab goes as a whole. */
export function forgetMember(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
    sessionStorage.clear();
    void caches.delete(sharedCache);
  } catch {
    // Without storage, or without TLS for the cache, nothing was stored.
  }
}
