/** A calendar day, `YYYY-MM-DD`, of no time zone. */
export type Day = `${number}-${number}-${number}`;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** True for a day that exists: 2023-02-29 does not. */
export function isDay(text: string): text is Day {
  if (!isWritten(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const isWritten = (text: string): text is Day => DAY.test(text);

// Making one takes 0.2 ms, and every list of members asks for today; a day begins with a minute. Of times that are past
// each is asked for once.
const zones = new Map<string, { readonly format: Intl.DateTimeFormat; readonly minute: number; readonly day: Day }>();

/** The calendar day in a time zone. */
export function dayIn(timeZone: string, at: Date): Day {
  const minute = Math.floor(at.getTime() / 60_000);
  const known = zones.get(timeZone);
  if (known?.minute === minute) return known.day;
  const format = known?.format ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const day = format.format(at);
  if (!isWritten(day)) throw new Error(`no calendar day for ${timeZone}`);
  if (known === undefined || minute > known.minute) zones.set(timeZone, { format, minute, day });
  return day;
}

/** In ms: further from its noon in UTC no moment of a day is, in whichever zone. */
const farthest = 26 * 3_600_000;

/** That was on the day, in a time zone. */
export const isOn = (day: Day, timeZone: string, at: Date): boolean =>
  Math.abs(at.getTime() - Date.parse(`${day}T12:00:00Z`)) <= farthest && dayIn(timeZone, at) === day;

/** Full years between a birth day and a day. Somebody born on 29 February is a year older on 1 March. */
export function ageOn(birth: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) >= birth.slice(5) ? years : years - 1;
}
