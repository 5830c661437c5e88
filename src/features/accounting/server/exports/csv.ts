import { type Options, stringify } from 'csv-stringify/sync';

/** Written unchanged: a number in the notation of the file. */
export interface Plain {
  readonly plain: string;
}

export type Cell = string | number | null | Plain;

const isPlain = (value: object): value is Plain => 'plain' in value;

/** Lines by RFC 4180. A text that a spreadsheet would treat as a formula is marked as text; numbers stay numbers. */
export const csvLines = (rows: readonly (readonly Cell[])[], options: Options = {}): string =>
  stringify(
    rows.map((row) => [...row]),
    {
      record_delimiter: 'windows',
      escape_formulas: true,
      cast: { object: (value) => ({ value: isPlain(value) ? value.plain : '', escape_formulas: false }) },
      ...options,
    },
  );
