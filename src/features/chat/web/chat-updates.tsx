/** Brings live events of the chat into the cache. */
export function ChatUpdates() {
  return null;
}
