import type { Branded } from '#platform/contract/ids.ts';
import { fail, type Failure } from '#platform/contract/result.ts';
import { maxReasonWords } from '../../contract/rules.ts';
import { storableText } from './log-entry.ts';

/** Words of a person for the log, at most 200. Only `readLogWords` makes them, so no call passes the bound. */
export type LogWords = Branded<string, 'LogWords'>;

/** The bound of everything that stands in the log in somebody's own words. Without a text: undefined. */
export function readLogWords(text: string | undefined): LogWords | undefined | Failure<'too_many_words'> {
  const words = storableText(text ?? '').trim();
  if (words === '') return undefined;
  if (words.length > longest || words.split(/\s+/u).length > maxReasonWords) return fail('too_many_words', { max: maxReasonWords });
  return words as LogWords;
}

/** Text without spaces has no words to count. UTF-16 code units. */
const longest = 20 * maxReasonWords;
