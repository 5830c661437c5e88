import { dayIn, isDay, type Day } from '#platform/contract/time.ts';
import { noticeDays } from '../rules.ts';
import { isTargetDay } from './target-days.ts';

/** The day of collection for an order announced now: after the notice period, on a day on which banks are open. */
export const dueDay = (timeZone: string, now: Date): Day => bankDayFrom(timeZone, now, noticeDays);

/**
 * The first day on which a bank can collect a debit submitted now: a file that arrives on a closed day is processed on the next open day.
 */
export const earliestDay = (timeZone: string, now: Date): Day => dayOf(nextTargetDay(addDay(nextTargetDay(today(timeZone, now)))));

/** The first day at least this many days after today on which banks are open. */
export function bankDayFrom(timeZone: string, now: Date, days: number): Day {
  const date = today(timeZone, now);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(nextTargetDay(date));
}

const today = (timeZone: string, now: Date): Date => new Date(`${dayIn(timeZone, now)}T00:00:00Z`);

function addDay(date: Date): Date {
  const next = new Date(date);
  next.setUTCDate(next.getUTCDate() + 1);
  return next;
}

const nextTargetDay = (date: Date): Date => (isTargetDay(date) ? date : nextTargetDay(addDay(date)));

function dayOf(date: Date): Day {
  const day = date.toISOString().slice(0, 10);
  if (!isDay(day)) throw new Error(`${day} is no day`);
  return day;
}
