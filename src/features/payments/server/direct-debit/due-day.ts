import { dayIn, isDay, type Day } from '#platform/contract/time.ts';
import { noticeDays } from './rules.ts';

/** The day of collection for an order confirmed now: after the notice, and never on a weekend. */
export const dueDay = (timeZone: string, now: Date): Day => bankDayAfter(timeZone, now, noticeDays);

/** The first day on which banks collect that is at least so many days after today. */
export function bankDayAfter(timeZone: string, now: Date, days: number): Day {
  const date = new Date(`${dayIn(timeZone, now)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  while (isWeekend(date)) date.setUTCDate(date.getUTCDate() + 1);
  const day = date.toISOString().slice(0, 10);
  if (!isDay(day)) throw new Error(`${day} is no day`);
  return day;
}

const isWeekend = (date: Date): boolean => date.getUTCDay() === 0 || date.getUTCDay() === 6;
