export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The most that it may be. */
  readonly max?: number;
  /** Said beside it. */
  readonly note?: string;
}

export interface Measures {
  /** Prints one line. */
  add(measure: Measure): void;
  readonly missed: readonly string[];
}

export function createMeasures(print: (line: string) => void): Measures {
  const missed: string[] = [];
  return {
    missed,
    add({ name, value, unit, max, note }) {
      // Also what could not be measured.
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
