import { dayIn } from '#platform/contract/time.ts';

/** In every time zone midnight is at a quarter of an hour in UTC, so within one the month cannot change. */
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

/** When the next month begins: its first second, found by binary search, so that it is right across clock changes. */
export function monthEnds(timeZone: string, now: Date): Date {
  const month = spendingMonth(timeZone, now);
  let before = Math.floor(now.getTime() / second);
  let after = Math.ceil((now.getTime() + searchRange) / second);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayIn(timeZone, new Date(middle * second)).startsWith(month.slice(0, 7))) before = middle;
    else after = middle;
  }
  return new Date(after * second);
}
