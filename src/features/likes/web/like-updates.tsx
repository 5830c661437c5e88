/** Brings live events of likes into the cache and shows the match. */
export function LikeUpdates() {
  return null;
}
