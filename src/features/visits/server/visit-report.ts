import { stringify } from 'csv-stringify/sync';
import { decimalsOf, toMajor } from '#platform/contract/money.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Site } from '#features/site/server/index.ts';
import { countPurchases, countSignups, countVisits, type OriginRow, type Period } from './visit-report-repo.ts';

/** One day of one advertisement on one lander. Empty fields were not in the URL. */
interface VisitLine {
  readonly day: string;
  readonly network: string;
  readonly ref: string;
  readonly lander: string;
  visits: number;
  bounces: number;
  signups: number;
  activations: number;
  purchases: number;
  /** By currency, such as `19.90 EUR + 10.00 CHF`. */
  revenue: string;
}

const columns = ['day', 'network', 'ref', 'lander', 'visits', 'bounces', 'signups', 'activations', 'purchases', 'revenue'] as const;

/**
 * What came of visits and signups whose people let themselves be counted, the newest day first. Visits and accounts are counted
 * apart: nothing that is stored connects the two.
 */
export async function reportVisits(db: Db, site: Site, days: Pick<Period, 'from' | 'to'>): Promise<VisitLine[]> {
  const period = { site: site.id, timeZone: site.timeZone, ...days };
  const lines = new Map<string, VisitLine>();
  const lineOf = (origin: OriginRow): VisitLine => {
    const named = { day: origin.day, network: origin.network ?? '', ref: origin.ref ?? '', lander: origin.lander ?? '' };
    const key = JSON.stringify(named);
    const line = lines.get(key) ?? { ...named, visits: 0, bounces: 0, signups: 0, activations: 0, purchases: 0, revenue: '' };
    lines.set(key, line);
    return line;
  };
  for (const { visits, bounces, ...origin } of await countVisits(db, period)) Object.assign(lineOf(origin), { visits, bounces });
  for (const { signups, activations, ...origin } of await countSignups(db, period)) Object.assign(lineOf(origin), { signups, activations });
  for (const { purchases, amount, currency, ...origin } of await countPurchases(db, period)) {
    const line = lineOf(origin);
    line.purchases += purchases;
    line.revenue = [line.revenue, majorUnits(amount, currency)].filter((part) => part !== '').join(' + ');
  }
  return [...lines.values()].toSorted((one, other) => other.day.localeCompare(one.day) || other.visits - one.visits);
}

/** Sources are what strangers write into addresses: none of them becomes a formula of a spreadsheet. */
export const visitsAsCsv = (lines: readonly VisitLine[]): string =>
  stringify([...lines], { header: true, columns: [...columns], escape_formulas: true });

/** Characters that could control a terminal. */
const unprintable = /\p{C}/gu;
/** Characters of the widest column. */
const maxWidth = 32;

export function visitsAsTable(lines: readonly VisitLine[]): string[] {
  const rows = [
    [...columns],
    ...lines.map((line) => columns.map((column) => String(line[column]).replaceAll(unprintable, '\u00b7').slice(0, maxWidth))),
  ];
  const widths = columns.map((_column, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const majorUnits = (amount: number, currency: string): string =>
  `${toMajor({ amount, currency }).toFixed(decimalsOf(currency))} ${currency}`;
