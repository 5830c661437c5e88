/**
 * The days on which banks settle in euro: all but weekends and the holidays of TARGET, which are Easter's and five others.
 * https://www.ecb.europa.eu/paym/target/t2/profuse/calendar
 *
 * @param date Midnight, UTC.
 */
export function isTargetDay(date: Date): boolean {
  const weekday = date.getUTCDay();
  const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()];
  if (weekday === 0 || weekday === 6 || fixedHolidays.includes(`${day}.${month}.`)) return false;
  const afterEaster = (date.getTime() - easter(date.getUTCFullYear())) / dayMs;
  return afterEaster !== goodFriday && afterEaster !== easterMonday;
}

const fixedHolidays = ['1.1.', '1.5.', '25.12.', '26.12.'];
const dayMs = 24 * 3_600_000;
/** Days after Easter Sunday. */
const [goodFriday, easterMonday] = [-2, 1];

/** Easter Sunday of the Gregorian calendar, in epoch milliseconds (Meeus, Jones, Butcher). */
function easter(year: number): number {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - ((year % 100) % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const count = moon + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(count / 31) - 1, (count % 31) + 1);
}
