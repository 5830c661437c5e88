import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanText, isLongerThan, isVisibleText } from '#platform/contract/text/text.ts';
import { type AnswerErrorCode, maxAnswerLength } from '../contract/prompts.ts';
import type { Answer } from '../contract/answer.ts';

interface Rules {
  /** Whether a text names a way around this site: an address, a number, a messenger. */
  readonly namesContact: (text: string) => boolean;
}

/** The answers as stored: in one line each, and without empty ones. */
export function readAnswers(given: readonly Answer[], { namesContact }: Rules): Result<Answer[], AnswerErrorCode> {
  const answers = given.map(({ prompt, answer }) => ({ prompt, answer: inOneLine(answer) })).filter(({ answer }) => isVisibleText(answer));
  if (new Set(answers.map(({ prompt }) => prompt)).size < answers.length) return fail('prompt_repeated', { field: 'answers' });
  for (const { answer } of answers) {
    if (isLongerThan(answer, maxAnswerLength)) return fail('answer_too_long', { field: 'answers', max: maxAnswerLength });
    if (namesContact(answer)) return fail('answer_names_contact', { field: 'answers' });
  }
  return ok(answers);
}

/** Without line breaks and other control characters, and without marks that turn the direction of what follows. */
const inOneLine = (text: string): string => cleanText(text.replace(/\s+/gu, ' ').replace(/[\p{Cc}\p{Bidi_Control}]/gu, ''));
