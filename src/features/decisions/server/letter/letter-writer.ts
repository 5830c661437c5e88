import { createTranslator } from 'use-intl/core';
import { type Language, regionalLocale } from '#platform/contract/languages.ts';
import { writtenDate } from '#platform/contract/written-date.ts';
import type { LetterPart } from '../../contract/rules.ts';
import type { Letter } from '../../contract/schemas.ts';
import { letterTexts } from './letter-texts.ts';
import type { Messages } from './messages/de.ts';

export type Section = Letter['sections'][number];
export type Paragraph = Section['paragraphs'][number];

/** A sentence of its own. */
export const plain = (text: string): Paragraph => ({ text, mark: null });
/** Something that is not possible meanwhile. */
export const no = (text: string): Paragraph => ({ text, mark: 'no' });
/** Something that stays possible. */
export const yes = (text: string): Paragraph => ({ text, mark: 'yes' });

export interface LetterWriter {
  readonly t: ReturnType<typeof createTranslator<Messages>>;
  readonly day: (at: Date, withYear?: boolean) => string;
  readonly moment: (at: Date) => string;
  /** None without paragraphs. */
  readonly section: (part: LetterPart, paragraphs: readonly Paragraph[], heading?: LetterPart | 'law') => Section[];
}

/** `country`: the reader's, for dates; null: unknown. */
export function createLetterWriter(language: Language, country: string | null, timeZone: string): LetterWriter {
  const locale = regionalLocale(language, country);
  const t = createTranslator({ locale, messages: letterTexts[language], timeZone });
  const format = (at: Date, options: Intl.DateTimeFormatOptions) =>
    writtenDate(new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(at), locale);
  return {
    t,
    day: (at, withYear = true) => format(at, { day: 'numeric', month: 'long', ...(withYear && { year: 'numeric' }) }),
    moment: (at) => format(at, { dateStyle: 'long', timeStyle: 'short' }),
    section: (part, paragraphs, heading = part) =>
      paragraphs.length === 0 ? [] : [{ part, title: t(`headings.${heading}`), paragraphs: [...paragraphs] }],
  };
}
