interface Deleted {
  /** Until when the account can be restored. */
  readonly until: Date;
  /** Percent off one purchase by then; null: there is no such offer. */
  readonly discount: number | null;
}

/** State of the navigation to the page that says so. */
export const deletedState = ({ until, discount }: { readonly until: string; readonly discount: number | null }) => ({
  deletedUntil: until,
  discount,
});

/** Null for anybody who came there in another way. */
export function readDeleted(state: unknown): Deleted | null {
  if (typeof state !== 'object' || state === null || !('deletedUntil' in state)) return null;
  const until = new Date(String(state.deletedUntil));
  if (Number.isNaN(until.getTime())) return null;
  return { until, discount: 'discount' in state && typeof state.discount === 'number' ? state.discount : null };
}
