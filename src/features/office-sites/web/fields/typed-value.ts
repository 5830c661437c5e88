import type { FieldKind } from '../../contract/fields.ts';

type Line = Readonly<Record<string, unknown>>;

const isLine = (value: unknown): value is Line => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
/** The first words of a line, and all others together as the last. */
function partsOf(line: string, count: number): string[] {
  const words = line.split(/\s+/);
  return [...words.slice(0, count - 1), words.slice(count - 1).join(' ')];
}
/** A number, or what was typed instead: the server says what is wrong with it. */
const numberOf = (text: string): number | string => (/^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text);

interface Lines {
  readonly write: (value: unknown) => string;
  readonly read: (text: string) => unknown;
}

/** Entries of several parts, one on each line. */
const tableOf = (...names: readonly [name: string, kind: 'text' | 'number'][]): Lines => ({
  write: (value) =>
    Array.isArray(value)
      ? value.map((line: unknown) => (isLine(line) ? names.map(([name]) => textOf(line[name])).join(' ') : '')).join('\n')
      : '',
  read: (text) =>
    linesOf(text).map((line) => {
      const parts = partsOf(line, names.length);
      return Object.fromEntries(names.map(([name, kind], n) => [name, kind === 'number' ? numberOf(parts[n] ?? '') : (parts[n] ?? '')]));
    }),
});

const lines: Readonly<Partial<Record<string, Lines>>> = {
  minimum_message_costs: {
    write: (value) =>
      isLine(value)
        ? Object.entries(value)
            .map(([country, cost]) => (isLine(cost) ? `${country} ${textOf(cost['costs'])} ${textOf(cost['currency'])}` : country))
            .join('\n')
        : '',
    read: (text) =>
      Object.fromEntries(
        linesOf(text).map((line) => {
          const [country = '', costs = '', currency = ''] = partsOf(line, 3);
          return [country, { costs: numberOf(costs), currency }];
        }),
      ),
  },
  due_hours: {
    write: (value) =>
      isLine(value)
        ? Object.entries(value)
            .map(([kind, hours]) => `${kind} ${textOf(hours)}`)
            .join('\n')
        : '',
    read: (text) => Object.fromEntries(linesOf(text).map((line) => [partsOf(line, 2)[0] ?? '', numberOf(partsOf(line, 2)[1] ?? '')])),
  },
  // A number may have spaces, so that the day is the last word.
  'company.tax_registrations': {
    write: tableOf(['country', 'text'], ['number', 'text'], ['from', 'text']).write,
    read: (text) =>
      linesOf(text).map((line) => {
        const words = line.split(/\s+/);
        return { country: words[0] ?? '', number: words.slice(1, -1).join(' '), from: words.length > 1 ? (words.at(-1) ?? '') : '' };
      }),
  },
  'company.untaxed_countries': tableOf(['country', 'text'], ['because', 'text']),
  'company.vat_rates': tableOf(['country', 'text'], ['percent', 'number'], ['from', 'text']),
  'company.sepa_creditor': {
    write: (value) => (isLine(value) ? `${textOf(value['id'])} ${textOf(value['iban'])}` : ''),
    read: (text) => {
      const [id = '', iban = ''] = partsOf(text.trim(), 2);
      return { id, iban: iban.replaceAll(/\s/g, '') };
    },
  },
};

/** The text in the input of a value. */
export function typedOf(field: string, kind: FieldKind, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kind === 'list') return Array.isArray(value) ? value.map(textOf).join('\n') : '';
  if (kind === 'lines') return lines[field]?.write(value) ?? '';
  if (kind === 'color') return isLine(value) ? textOf(value['accent']) : '';
  return kind === 'json' ? JSON.stringify(value, null, 2) : textOf(value);
}

interface Before {
  readonly kind: FieldKind;
  readonly optional: boolean;
  readonly value: unknown;
}

/** The value that was typed. Nothing in an optional field means that it is not set. */
export function valueOf(field: string, typed: string, { kind, optional, value }: Before): unknown {
  if (optional && typed.trim() === '') return null;
  if (kind === 'number') return numberOf(typed.trim());
  if (kind === 'list') return linesOf(typed);
  if (kind === 'lines') return lines[field]?.read(typed) ?? typed;
  if (kind === 'color') return { ...(isLine(value) && value), accent: typed.trim().toLowerCase() };
  if (kind !== 'json') return typed;
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
}
