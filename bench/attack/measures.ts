export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The maximum value. */
  readonly max?: number;
  /** Printed beside it. */
  readonly note?: string;
}

export interface Measures {
  /** Prints one line. */
  add(measure: Measure): void;
  /** Reports a part that this machine cannot do. */
  skip(name: string, why: string): void;
  readonly missed: readonly string[];
  readonly skipped: readonly string[];
}

export function createMeasures(print: (line: string) => void): Measures {
  const missed: string[] = [];
  const skipped: string[] = [];
  return {
    missed,
    skipped,
    skip(name, why) {
      skipped.push(name);
      print(`! SKIPPED: ${name}, because ${why}`);
    },
    add({ name, value, unit, max, note }) {
      // NaN, a failed measurement, counts as missed, too.
      const isMissed = max !== undefined && !(value <= max);
      if (isMissed) missed.push(name);
      const limit = max === undefined ? '' : ` (at most ${max})`;
      print(
        `${isMissed ? '✗' : ' '} ${name.padEnd(66)} ${written(value).padStart(8)} ${unit}${limit}${note === undefined ? '' : `  ${note}`}`,
      );
    },
  };
}

const written = (value: number): string => (Math.abs(value) >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toFixed(1));

interface Outcome {
  readonly sentence: string;
  readonly code: 0 | 1 | 2;
}

/** 1: a measure was missed. 2: none was, but some were skipped, and nobody has allowed that. */
export function outcomeOf({ missed, skipped }: Pick<Measures, 'missed' | 'skipped'>, allowSkipped: boolean): Outcome {
  const result = missed.length === 0 ? 'Every measure was kept' : `Missed: ${missed.join('; ')}`;
  const left = skipped.length === 0 ? '' : `. NOT DONE: ${skipped.join('; ')}`;
  const hint = skipped.length === 0 || allowSkipped ? '' : ' (--allow-skipped lets that pass)';
  return { sentence: `${result}${left}${hint}`, code: missed.length > 0 ? 1 : skipped.length > 0 && !allowSkipped ? 2 : 0 };
}
