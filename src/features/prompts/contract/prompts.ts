import type { ErrorTable } from '#platform/contract/errors.ts';

/** The beginnings of sentences of which a member finishes some; their texts are in the catalogs of this feature. */
export const prompts = [
  'talk_for_hours',
  'good_sunday',
  'ask_me',
  'small_joy',
  'leave_home',
  'cook',
  'song',
  'changed_mind',
  'proud',
  'laugh',
  'good_at',
  'bad_at',
  'first_date',
  'place',
  'childhood',
  'again',
  'morning',
  'argue',
  'grateful',
  'kitchen',
  'people',
  'sign',
  'learn',
  'rain',
  'compliment',
  'ritual',
  'hour',
  'collect',
  'together',
  'know',
] as const;
export type Prompt = (typeof prompts)[number];

export const maxAnswers = 3;
/** Maximum characters of one answer. */
export const maxAnswerLength = 200;

export const answerErrors = {
  /** params: max */
  answer_too_long: 400,
  /** An address, a number or a messenger: contacts are exchanged in the chat, which warns of them. */
  answer_names_contact: 400,
  /** Two answers to one prompt. */
  prompt_repeated: 400,
} as const satisfies ErrorTable;
export type AnswerErrorCode = keyof typeof answerErrors;

export const isPrompt = (value: unknown): value is Prompt => prompts.some((prompt) => prompt === value);
