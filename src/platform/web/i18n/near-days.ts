import { type Day, dayIn } from '#platform/contract/time.ts';

const days = new Map<string, Map<string, Day>>();

/** The calendar day of an instant; cached per quarter of an hour, because creating a formatter is slow. */
export function dayOf(timeZone: string, instant: string): Day {
  const hours = days.get(timeZone) ?? new Map<string, Day>();
  days.set(timeZone, hours);
  // Midnight falls on a full quarter of an hour in every time zone.
  const quarter = `${instant.slice(0, 14)}${Math.floor(Number(instant.slice(14, 16)) / 15)}`;
  const cached = hours.get(quarter);
  if (cached !== undefined) return cached;
  const day = dayIn(timeZone, new Date(instant));
  hours.set(quarter, day);
  return day;
}

export type Nearness = 'today' | 'yesterday' | 'week' | 'year' | 'older';

/** Decides how to write a day: a weekday is ambiguous after six days, a date without year in another year. */
export function nearness(day: Day, today: Day): Nearness {
  const distance = Math.round((Date.parse(`${today}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / 86_400_000);
  if (distance <= 0) return 'today';
  if (distance === 1) return 'yesterday';
  if (distance < 7) return 'week';
  return day.slice(0, 4) === today.slice(0, 4) ? 'year' : 'older';
}
