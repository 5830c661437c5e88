import fs from 'node:fs';
import path from 'node:path';

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What was asked for: at most, or for rates at least. */
  readonly target?: { readonly most?: number; readonly least?: number };
}

const folder = path.resolve(import.meta.dirname, '../baselines');

/** Prints the figures beside their targets and the committed baseline; new ones, and with `--update` all, become it. */
export function report(bench: string, figures: readonly Figure[]): void {
  const file = path.join(folder, `${bench}.json`);
  const baseline = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, number>) : {};
  for (const { name, value, unit, target } of figures) {
    const before = baseline[name];
    const asked =
      target?.most !== undefined ? ` (at most ${target.most})` : target?.least !== undefined ? ` (at least ${target.least})` : '';
    const missed = (target?.most !== undefined && value > target.most) || (target?.least !== undefined && value < target.least);
    console.log(
      `${missed ? '✗' : ' '} ${name.padEnd(58)} ${round(value).padStart(10)} ${unit}${asked}${before === undefined ? '' : `, baseline ${round(before)}`}`,
    );
  }
  const measured = Object.fromEntries(figures.map(({ name, value }) => [name, Number(round(value))]));
  const kept = process.argv.includes('--update') ? { ...baseline, ...measured } : { ...measured, ...baseline };
  fs.writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}

const round = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2));

/** The value below which the share lies: 0.99 for p99. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
