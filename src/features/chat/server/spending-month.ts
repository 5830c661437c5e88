import { dayIn } from '#platform/contract/time.ts';

/** No time zone has its midnight anywhere else than at a quarter of an hour, so this long a month stays what it is. */
const quarter = 15 * 60_000;
const months = new Map<string, { readonly quarter: number; readonly month: string }>();

/** First day, `YYYY-MM-01`, of the month in which credits count as spent now. Asked with every message. */
export function spendingMonth(timeZone: string, now: Date): string {
  const at = Math.floor(now.getTime() / quarter);
  const known = months.get(timeZone);
  if (known?.quarter === at) return known.month;
  const month = `${dayIn(timeZone, now).slice(0, 7)}-01`;
  months.set(timeZone, { quarter: at, month });
  return month;
}

const second = 1000;
const longestMonth = 32 * 24 * 3_600_000;

/** When the next one begins: with the first second that is of another month, also where clocks are changed at that midnight. */
export function monthEnds(timeZone: string, now: Date): Date {
  const month = spendingMonth(timeZone, now);
  let before = Math.floor(now.getTime() / second);
  let after = Math.ceil((now.getTime() + longestMonth) / second);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayIn(timeZone, new Date(middle * second)).startsWith(month.slice(0, 7))) before = middle;
    else after = middle;
  }
  return new Date(after * second);
}
