import { isPrompt } from '../contract/prompts.ts';
import type { Answer } from '../contract/answer.ts';

/** The answers in a profile's column; those to prompts that the contract no longer has are left out. */
export const storedAnswers = (column: unknown): Answer[] => (Array.isArray(column) ? column.flatMap((one) => toAnswer(one) ?? []) : []);

function toAnswer(one: unknown): Answer | null {
  if (typeof one !== 'object' || one === null || !('prompt' in one) || !('answer' in one)) return null;
  const { prompt, answer } = one;
  return isPrompt(prompt) && typeof answer === 'string' ? { prompt, answer } : null;
}
