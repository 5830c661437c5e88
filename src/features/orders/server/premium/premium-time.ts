import type { UserId } from '#platform/contract/ids.ts';
import { addDays, type Day } from '#platform/contract/time.ts';
import { valueOf } from '#features/credits/contract/lot-value.ts';
import { vatIn } from '#features/shop/contract/vat.ts';

/** What a paid order of premium for some days gave; days are calendar days of the site. */
export interface PremiumTime {
  readonly order: number;
  readonly user: UserId;
  /** Bought. */
  readonly days: number;
  /** Minor units, paid for all of them, VAT included. */
  readonly amount: number;
  readonly currency: string;
  /** Percent. */
  readonly vatRate: number;
  /** Used: each from its beginning. */
  readonly begun: number;
  /** Refunded or charged back. */
  readonly taken: number;
  /** When the next one begins; with none left, the day after the last. */
  readonly nextDay: Day;
  readonly createdAt: Date;
  /** By itself or because its money went back; null while it runs or waits for the time before. */
  readonly endedAt: Date | null;
}

/** Days that have neither begun nor were taken. */
export const leftOf = ({ days, begun, taken }: PremiumTime): number => days - begun - taken;

/** The last day on which it holds. */
export const lastDayOf = (time: PremiumTime): Day => addDays(time.nextDay, leftOf(time) - 1);

/** The last day of premium that ends, null without any. */
export function premiumUntil(times: readonly PremiumTime[]): Day | null {
  const days = times.filter(({ endedAt }) => endedAt === null).map(lastDayOf);
  return days.toSorted().at(-1) ?? null;
}

const dayLength = 24 * 3_600_000;

/** How many of its days begin up to a day, that day included. */
export const beginningBy = (time: PremiumTime, day: Day): number =>
  Math.max(0, Math.min(leftOf(time), (Date.parse(day) - Date.parse(time.nextDay)) / dayLength + 1));

/** What its days from number `from` up to number `to` cost, in minor units. All parts add up to what was paid, and to its VAT. */
export function valueOfDays({ days, amount, vatRate }: PremiumTime, from: number, to: number): { gross: number; vat: number } {
  const part = (whole: number) => valueOf({ credits: days, amount: whole }, from, to);
  return { gross: part(amount), vat: part(vatIn(amount, vatRate)) };
}

/** The days that are left of it, one time after another from the day after today: when each of them begins now. */
export function linedUp(times: readonly PremiumTime[], today: Day): PremiumTime[] {
  const waiting = times.filter((time) => time.endedAt === null && leftOf(time) > 0);
  let next = addDays(today, 1);
  return waiting
    .toSorted((a, b) => (a.nextDay === b.nextDay ? a.order - b.order : a.nextDay < b.nextDay ? -1 : 1))
    .map((time) => {
      // One whose days are still to be begun keeps them.
      const nextDay = time.nextDay <= today ? time.nextDay : next;
      const end = addDays(nextDay, leftOf(time));
      if (end > next) next = end;
      return { ...time, nextDay };
    });
}
