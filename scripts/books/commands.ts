import { parseArgs } from 'node:util';
import type { Features } from '../../src/app/server/features.ts';
import { checkBooks } from '../../src/features/payments/server/index.ts';
import type { Platform } from '../../src/platform/server/platform.ts';
import { sentenceOf } from './sentences.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const options = { check: flag, journal: flag, company: text, from: text, to: text, currency: text, out: text } as const;

const actions = ['check', 'journal'] as const;
const usage = 'Say what to do with the books: npm run books -- --check, --journal; docs/how-to/read-the-books.md says more.';

type Options = ReturnType<typeof parse>;
type Command = { readonly ok: true; readonly options: Options } | { readonly ok: false; readonly sentence: string };

/** What is printed and written, and whether all is as it should be. */
export interface BooksReply {
  readonly isRight: boolean;
  readonly lines?: readonly string[];
  readonly file?: AsyncIterable<string | Uint8Array>;
  readonly notes?: readonly string[];
}

const parse = (args: string[]) => parseArgs({ args, options }).values;

/** Exactly one action, and only options that there are. */
export function readBooksCommand(args: string[]): Command {
  try {
    const values = parse(args);
    if (actions.filter((action) => values[action] !== false && values[action] !== undefined).length !== 1)
      return { ok: false, sentence: usage };
    return { ok: true, options: values };
  } catch (error) {
    return { ok: false, sentence: `${error instanceof Error ? error.message : String(error)}\n${usage}` };
  }
}

export async function runBooks(platform: Platform, accounting: Features['accounting'], values: Options): Promise<BooksReply> {
  if (values.check) return check(platform);
  const { company, from, to, currency } = values;
  const journal = await accounting.journal({ company, from, to, currency });
  return journal.ok ? { isRight: true, file: journal.value } : { isRight: false, notes: [sentenceOf(journal)] };
}

async function check({ database }: Platform): Promise<BooksReply> {
  const reports = await checkBooks(database.db);
  const lines = reports.flatMap(({ equation, deviations }) => [
    `${deviations.length === 0 ? '✓' : '✗'} ${equation}`,
    ...deviations.map(({ subject, difference }) => `    ${subject}: ${difference}`),
  ]);
  return { isRight: reports.every(({ deviations }) => deviations.length === 0), lines };
}
