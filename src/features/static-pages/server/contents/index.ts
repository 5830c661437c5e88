import { type Language, readsAmerican } from '#platform/contract/languages.ts';
import type { TextPageName } from '../../contract/text.ts';
import { texts as da } from './da/index.ts';
import { texts as de } from './de/index.ts';
import { texts as en } from './en/index.ts';
import { americanTexts } from './en/texts-us.ts';
import { texts as es } from './es/index.ts';
import { texts as fi } from './fi/index.ts';
import { texts as fr } from './fr/index.ts';
import { texts as it } from './it/index.ts';
import { texts as nb } from './nb/index.ts';
import { texts as nl } from './nl/index.ts';
import { texts as pl } from './pl/index.ts';
import { texts as sv } from './sv/index.ts';
import type { TextSource } from './shape.ts';
import type { Texts } from './texts.ts';

export const texts: Record<Language, Texts> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };

/** A text as a reader in this country has it; null: the country is not known. */
export const textFor = (page: TextPageName, language: Language, country: string | null): TextSource =>
  (readsAmerican(language, country) ? americanTexts : texts[language])[page];
