import fs from 'node:fs';
import path from 'node:path';

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The required maximum, or for rates the minimum. */
  readonly target?: { readonly max?: number; readonly min?: number };
}

const folder = path.resolve(import.meta.dirname, '../baselines');

/** Prints the figures with their targets and the committed baseline. Writes new figures, or with `--update` all, to the baseline. */
export function report(bench: string, figures: readonly Figure[]): void {
  const file = path.join(folder, `${bench}.json`);
  const baseline = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, number>) : {};
  for (const { name, value, unit, target } of figures) {
    const before = baseline[name];
    const targetText =
      target?.max !== undefined ? ` (at most ${target.max})` : target?.min !== undefined ? ` (at least ${target.min})` : '';
    const missed = (target?.max !== undefined && value > target.max) || (target?.min !== undefined && value < target.min);
    console.log(
      `${missed ? '✗' : ' '} ${name.padEnd(58)} ${round(value).padStart(10)} ${unit}${targetText}${before === undefined ? '' : `, baseline ${round(before)}`}`,
    );
  }
  const measured = Object.fromEntries(figures.map(({ name, value }) => [name, Number(round(value))]));
  const baselineToWrite = process.argv.includes('--update') ? { ...baseline, ...measured } : { ...measured, ...baseline };
  fs.writeFileSync(file, `${JSON.stringify(baselineToWrite, null, 2)}\n`);
}

const round = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2));

/** The value below which this share of all values lies: 0.99 for p99. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
