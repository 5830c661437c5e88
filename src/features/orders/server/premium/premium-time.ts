import type { UserId } from '#platform/contract/ids.ts';
import { addDays, type Day } from '#platform/contract/time.ts';
import { valueOf } from '#features/credits/contract/lot-value.ts';
import { vatIn } from '#features/shop/contract/vat.ts';

/** The premium time of a paid order of premium for some days; days are calendar days of the site. */
export interface PremiumTime {
  readonly order: number;
  readonly user: UserId;
  /** The number of days bought. */
  readonly days: number;
  /** The price of all days, in minor units, VAT included. */
  readonly amount: number;
  readonly currency: string;
  /** Percent. */
  readonly vatRate: number;
  /** The number of days that have begun; each counts as used from its beginning. */
  readonly begun: number;
  /** The number of days refunded or charged back. */
  readonly taken: number;
  /** When the next day begins; with no day left, the day after the last. */
  readonly nextDay: Day;
  readonly createdAt: Date;
  /** When it ended, by running out or because its money was returned; null while it runs or waits for an earlier time. */
  readonly endedAt: Date | null;
}

/** Days that have neither begun nor been taken. */
export const leftOf = ({ days, begun, taken }: PremiumTime): number => days - begun - taken;

/** The last day of this premium time. */
export const lastDayOf = (time: PremiumTime): Day => addDays(time.nextDay, leftOf(time) - 1);

/** The last day of a member's premium for some days; null without any. */
export function premiumUntil(times: readonly PremiumTime[]): Day | null {
  const days = times.filter(({ endedAt }) => endedAt === null).map(lastDayOf);
  return days.toSorted().at(-1) ?? null;
}

const dayLength = 24 * 3_600_000;

/** How many of its days begin up to a day, that day included. */
export const beginningBy = (time: PremiumTime, day: Day): number =>
  Math.max(0, Math.min(leftOf(time), (Date.parse(day) - Date.parse(time.nextDay)) / dayLength + 1));

/**
 * The price and VAT of the days from number `from` up to number `to`, in minor units. All parts add up to the price paid, and to its VAT.
 */
export function valueOfDays({ days, amount, vatRate }: PremiumTime, from: number, to: number): { gross: number; vat: number } {
  const part = (whole: number) => valueOf({ credits: days, amount: whole }, from, to);
  return { gross: part(amount), vat: part(vatIn(amount, vatRate)) };
}

/** Schedules the remaining days of each time one after another, from the day after today. */
export function linedUp(times: readonly PremiumTime[], today: Day): PremiumTime[] {
  const waiting = times.filter((time) => time.endedAt === null && leftOf(time) > 0);
  let next = addDays(today, 1);
  return waiting
    .toSorted((a, b) => (a.nextDay === b.nextDay ? a.order - b.order : a.nextDay < b.nextDay ? -1 : 1))
    .map((time) => {
      // A time whose days are overdue to begin keeps its dates.
      const nextDay = time.nextDay <= today ? time.nextDay : next;
      const end = addDays(nextDay, leftOf(time));
      if (end > next) next = end;
      return { ...time, nextDay };
    });
}
