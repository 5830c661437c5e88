import { dayIn } from '#platform/contract/time.ts';

/** In every time zone midnight is at a multiple of 15 minutes in UTC, so the month cannot change within such a quarter of an hour. */
const quarter = 15 * 60_000;
const monthCache = new Map<string, { readonly quarter: number; readonly month: string }>();

/** First day of the current month, `YYYY-MM-01`, in which credits count as spent. Cached, because every message needs it. */
export function spendingMonth(timeZone: string, now: Date): string {
  const at = Math.floor(now.getTime() / quarter);
  const cached = monthCache.get(timeZone);
  if (cached?.quarter === at) return cached.month;
  const month = `${dayIn(timeZone, now).slice(0, 7)}-01`;
  monthCache.set(timeZone, { quarter: at, month });
  return month;
}

const second = 1000;
/** Longer than any month, in ms. */
const searchRange = 32 * 24 * 3_600_000;

/** When the next month begins. */
export const monthEnds = (timeZone: string, now: Date): Date => {
  const month = spendingMonth(timeZone, now);
  return firstSecond(now, new Date(now.getTime() + searchRange), (at) => `${dayIn(timeZone, at).slice(0, 7)}-01` !== month);
};

/** When the current month began. */
export const monthBegan = (timeZone: string, now: Date): Date => {
  const month = spendingMonth(timeZone, now);
  return firstSecond(new Date(now.getTime() - searchRange), now, (at) => `${dayIn(timeZone, at).slice(0, 7)}-01` === month);
};

/**
 * The first full second for which `isSo` returns true, found by binary search, which is correct across clock changes. `isSo` must be
 * false at `from` and true at `to`.
 */
function firstSecond(from: Date, to: Date, isSo: (at: Date) => boolean): Date {
  let before = Math.floor(from.getTime() / second);
  let after = Math.ceil(to.getTime() / second);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (isSo(new Date(middle * second))) after = middle;
    else before = middle;
  }
  return new Date(after * second);
}
