import type { Language } from '#platform/contract/languages.ts';
import { messages as de, type Messages } from './messages/de.ts';
import { messages as en } from './messages/en.ts';

const catalogs: Partial<Record<Language, Messages>> = { de, en };

/** The sentences of letters for a reader. */
export const letterTexts = (language: Language, _country: string | null): Messages => catalogs[language] ?? en;
