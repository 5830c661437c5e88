/** On its own, because every page has the logout, and few need the rest of `kept.ts` at once. */
export const memberCache = 'member';

/** Not in a private window of every browser, nor without TLS. */
export const canKeep = (): boolean => 'caches' in globalThis;

export async function forgetKept(): Promise<void> {
  if (canKeep()) await caches.delete(memberCache).catch(() => false);
}
