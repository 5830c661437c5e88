import { knownTimeZone } from './known-to-intl.ts';

/** A calendar day, `YYYY-MM-DD`, without time zone. */
export type Day = `${number}-${number}-${number}`;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** True for a day that exists: 2023-02-29 does not. */
export function isDay(text: string): text is Day {
  if (!isWritten(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const isWritten = (text: string): text is Day => DAY.test(text);

// Creating a formatter takes 0.2 ms and formatting 5 µs, and a page needs the same days again and again: today, and the days of its
// messages. Days start on full minutes, so a cached day is valid for its whole minute.
const zones = new Map<string, { readonly format: Intl.DateTimeFormat; readonly days: Map<number, Day> }>();

/** The maximum number of cached minutes of a time zone; with more, the cache is emptied. */
const maxMinutes = 2000;

/** The calendar day in a time zone; in UTC if the engine does not know the zone. */
export function dayIn(timeZone: string, at: Date): Day {
  const minute = Math.floor(at.getTime() / 60_000);
  const known = zones.get(timeZone)?.days.get(minute);
  if (known !== undefined) return known;
  const { format, days } = zones.get(timeZone) ?? {
    format: new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: knownTimeZone(timeZone),
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
    days: new Map<number, Day>(),
  };
  const day = joinDay(format.formatToParts(at));
  if (days.size >= maxMinutes) days.clear();
  days.set(minute, day);
  zones.set(timeZone, { format, days });
  return day;
}

/**
 * The first minute of a day in a time zone, which is not 0:00 where the clocks change at midnight. Found by binary search: no engine
 * says it.
 */
export function startOfDay(timeZone: string, day: Day): Date {
  const noon = Date.parse(`${day}T12:00:00Z`) / 60_000;
  let before = noon - 27 * 60;
  let after = noon + 60;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayIn(timeZone, new Date(middle * 60_000)) < day) before = middle;
    else after = middle;
  }
  return new Date(after * 60_000);
}

/** The day so many days after another one. */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return dayIn('UTC', date);
}

/** Reads only the parts of a formatted date, because their order and separators differ between browsers. */
export function joinDay(parts: readonly Intl.DateTimeFormatPart[]): Day {
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  if (!isWritten(day)) throw new Error('a formatted date lacks its year, month or day');
  return day;
}

/** In ms: in every time zone, all instants of a day are within this distance of the day's noon in UTC. */
const maxDistanceFromNoon = 26 * 3_600_000;

/** Whether the instant is on the day in a time zone. Checks the distance first, which is much faster than formatting. */
export const isOn = (day: Day, timeZone: string, at: Date): boolean =>
  Math.abs(at.getTime() - Date.parse(`${day}T12:00:00Z`)) <= maxDistanceFromNoon && dayIn(timeZone, at) === day;

/** Age in full years. People born on 29 February turn a year older on 1 March. */
export function ageOn(birth: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) >= birth.slice(5) ? years : years - 1;
}
