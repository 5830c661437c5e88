export type DatePart = 'day' | 'month' | 'year';
export type DateParts = Readonly<Record<DatePart, string>>;

/** Day, month and year in the order of the locale. */
export function dateOrder(locale: string): DatePart[] {
  return new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(0)
    .map((part) => part.type)
    .filter((type) => type === 'day' || type === 'month' || type === 'year');
}

/** Splits `1990-04-07`, or an incomplete value such as `1990--` or an empty string, into its parts. */
export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}

/** Joins the parts to `YYYY-MM-DD` once the year has four digits and day and month have one; until then unpadded; empty when all are. */
export function joinDate({ day, month, year }: DateParts): string {
  if (day && month && year.length === 4) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return day || month || year ? `${year}-${month}-${day}` : '';
}

/** Parses a pasted date ("7.4.1990", "1990-04-07", "07041990"); null when it is not one. */
export function readDate(text: string, order: readonly DatePart[]): DateParts | null {
  const groups = text.match(/\d+/g) ?? [];
  const [first = ''] = groups;
  if (groups.length === 1 && first.length === 8) return splitDigits(first, order);
  if (groups.length !== 3) return null;
  const sequence: readonly DatePart[] = first.length === 4 ? ['year', 'month', 'day'] : order;
  const parts = { day: '', month: '', year: '' };
  for (const [index, part] of sequence.entries()) parts[part] = groups[index] ?? '';
  return parts.year.length === 4 && parts.month.length <= 2 && parts.day.length <= 2 ? parts : null;
}

function splitDigits(digits: string, order: readonly DatePart[]): DateParts {
  const parts = { day: '', month: '', year: '' };
  let at = 0;
  for (const part of order) {
    parts[part] = digits.slice(at, at + digitsOf(part));
    at += digitsOf(part);
  }
  return parts;
}

export function digitsOf(part: DatePart): number {
  return part === 'year' ? 4 : 2;
}

/** True when no further digit can follow: "4" as a day or "2" as a month is done, "1" is not. */
export function isDone(part: DatePart, text: string): boolean {
  if (text.length >= digitsOf(part)) return true;
  return (part === 'day' && Number(text) > 3) || (part === 'month' && Number(text) > 1);
}
