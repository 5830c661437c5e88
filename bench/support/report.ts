import fs from 'node:fs';
import path from 'node:path';

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The required maximum, or for rates the minimum. */
  readonly target?: { readonly max?: number; readonly min?: number };
  /**
   * The floor of this figure: the name or the value of another figure of this run. The baseline then holds the ratio of the two.
   */
  readonly floor?: string | number;
}

const folder = path.resolve(import.meta.dirname, '../baselines');

/** How much worse than its baseline a figure may be relative to its floor, which varies less than the machine does. */
const tolerance = 0.25;

/**
 * Prints the figures with their targets and the committed baseline, which is written with `--update` alone.
 * With `--check` the process exits 1 if a target is missed, or if a figure, relative to its floor, is worse than its baseline by
 * more than a quarter.
 */
export function report(bench: string, figures: readonly Figure[]): void {
  const file = path.join(folder, `${bench}.json`);
  const baseline = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, number>) : {};
  const judged = judge(figures, baseline);
  for (const { figure, text, bad } of judged) console.log(`${bad ? '✗' : ' '} ${figure.name.padEnd(58)} ${text}`);
  if (process.argv.includes('--update')) {
    const measured = Object.fromEntries(judged.map(({ figure, kept }) => [figure.name, Number(kept.toPrecision(4))]));
    fs.writeFileSync(file, `${JSON.stringify({ ...baseline, ...measured }, null, 2)}\n`);
  }
  if (process.argv.includes('--check') && judged.some(({ bad }) => bad)) process.exitCode = 1;
}

interface Judged {
  readonly figure: Figure;
  readonly text: string;
  /** The value in the baseline. */
  readonly kept: number;
  readonly bad: boolean;
}

export function judge(figures: readonly Figure[], baseline: Readonly<Record<string, number>>): Judged[] {
  const values = new Map(figures.map(({ name, value }) => [name, value]));
  return figures.map((figure) => {
    const { name, value, unit, target, floor } = figure;
    const below = typeof floor === 'string' ? values.get(floor) : floor;
    if (floor !== undefined && below === undefined) throw new Error(`${name}: no figure ${floor}`);
    const kept = below === undefined ? value : value / below;
    const before = baseline[name];
    // NaN: not measured.
    const missed =
      (target !== undefined && Number.isNaN(value)) ||
      (target?.max !== undefined && value > target.max) ||
      (target?.min !== undefined && value < target.min);
    const worse = below !== undefined && before !== undefined && isWorse(kept, before, unit);
    const asked = target?.max !== undefined ? ` (at most ${target.max})` : target?.min !== undefined ? ` (at least ${target.min})` : '';
    const besideFloor = below === undefined ? '' : `, ${ratio(kept)} of the floor`;
    const of = before === undefined ? '' : `, baseline ${below === undefined ? round(before) : ratio(before)}`;
    return { figure, kept, bad: missed || worse, text: `${round(value).padStart(10)} ${unit}${asked}${besideFloor}${of}` };
  });
}

/** For a rate more is better, for everything else less. */
const isWorse = (now: number, before: number, unit: string): boolean =>
  unit === '/s' ? now < before * (1 - tolerance) : now > before * (1 + tolerance);

const round = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2));
const ratio = (value: number): string => `${value.toPrecision(3)} ×`;

/** The value below which this share of all values lies: 0.99 for p99. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
