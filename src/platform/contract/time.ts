/** A calendar day, `YYYY-MM-DD`, of no time zone. */
export type Day = `${number}-${number}-${number}`;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day that exists: 2023-02-29 does not. */
export function isDay(text: string): text is Day {
  const parts = DAY.exec(text);
  if (!parts) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

// Making one takes 0.2 ms, and every list of members asks for today.
const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day in a time zone. */
export function dayIn(timeZone: string, at: Date): Day {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  const text = format.format(at);
  if (!isDay(text)) throw new Error(`no calendar day for ${timeZone}`);
  return text;
}

/** Full years between a birth day and a day. Somebody born on 29 February is a year older on 1 March. */
export function ageOn(birth: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) >= birth.slice(5) ? years : years - 1;
}
