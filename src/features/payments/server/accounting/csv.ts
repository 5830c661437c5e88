import { stringify } from 'csv-stringify/sync';

type Cell = string | number | null;

/** Lines by RFC 4180. A text that a spreadsheet would take for a formula is marked as a text; negative numbers stay numbers. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { record_delimiter: 'windows', escape_formulas: true },
  );
