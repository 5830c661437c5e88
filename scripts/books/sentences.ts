import type { Failure } from '../../src/platform/contract/result.ts';
import type { BooksRefusal } from '../../src/features/payments/server/index.ts';

/** Why nothing was written, and what to do about it. */
const sentences: Readonly<Record<BooksRefusal, string>> = {
  company_needed: 'There are several companies: name one by --company ({companies}).',
  company_unknown: 'There is no company "{company}": there are {companies}.',
  day_invalid: '--{option} must be a day such as 2026-03-31, not "{value}".',
  period_backwards: 'The time ends ({to}) before it begins ({from}).',
  period_not_over: '{to} is not over yet: what is exported must not change any more.',
};

export const sentenceOf = ({ code, params }: Failure<BooksRefusal>): string =>
  sentences[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
