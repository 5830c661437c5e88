import type { Language } from '#platform/contract/languages.ts';
import type { GifWords } from './gif-words.ts';
import { words as da } from './words/da.ts';
import { words as de } from './words/de.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';
import { words as fi } from './words/fi.ts';
import { words as fr } from './words/fr.ts';
import { words as it } from './words/it.ts';
import { words as nb } from './words/nb.ts';
import { words as nl } from './words/nl.ts';
import { words as pl } from './words/pl.ts';
import { words as sv } from './words/sv.ts';

export const gifWords = { da, de, en, es, fi, fr, it, nb, nl, pl, sv } satisfies Record<Language, GifWords>;
