import { addDays, type Day } from './time.ts';

/** Holidays in most of Europe, as month and day. */
const fixed = new Set(['01-01', '01-06', '05-01', '08-15', '11-01', '12-24', '12-25', '12-26', '12-31']);
/** Good Friday, Easter Monday, Ascension, Whit Monday and Corpus Christi, in days after Easter Sunday. */
const afterEaster = new Set([-2, 1, 39, 50, 60]);

/**
 * A period that ends on a Saturday, a Sunday or a holiday ends with the next working day (Art. 3(4) of Regulation 1182/71, § 193
 * BGB). Holidays differ by country; the list has those of several, because a later end harms nobody.
 */
export function endOfPeriod(day: Day): Day {
  return isWorkingDay(day) ? day : endOfPeriod(addDays(day, 1));
}

function isWorkingDay(day: Day): boolean {
  const date = Date.parse(`${day}T00:00:00Z`);
  const weekday = new Date(date).getUTCDay();
  if (weekday === 0 || weekday === 6 || fixed.has(day.slice(5))) return false;
  return !afterEaster.has(Math.round((date - easterOf(Number(day.slice(0, 4)))) / 86_400_000));
}

/** Easter Sunday of the Gregorian calendar, in ms, by the rule of Gauss and its exceptions (Meeus, Jones and Butcher). */
function easterOf(year: number): number {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const full = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const count = epact + weekday - 7 * full + 114;
  return Date.UTC(year, Math.floor(count / 31) - 1, (count % 31) + 1);
}
