/** State of the navigation to the page that says so: until when the account can be restored. */
export const deletedState = (until: string) => ({ deletedUntil: until });

/** Null for anybody who came there in another way. */
export function deletedUntil(state: unknown): Date | null {
  if (typeof state !== 'object' || state === null || !('deletedUntil' in state)) return null;
  const until = new Date(String(state.deletedUntil));
  return Number.isNaN(until.getTime()) ? null : until;
}
