import type { Language } from '#platform/contract/languages.ts';
import { messages as da } from './messages/da.ts';
import { messages as de, type Messages } from './messages/de.ts';
import { messages as en } from './messages/en.ts';
import { messages as es } from './messages/es.ts';
import { messages as fi } from './messages/fi.ts';
import { messages as fr } from './messages/fr.ts';
import { messages as it } from './messages/it.ts';
import { messages as nb } from './messages/nb.ts';
import { messages as nl } from './messages/nl.ts';
import { messages as pl } from './messages/pl.ts';
import { messages as sv } from './messages/sv.ts';
import type { MessagePreset } from '../../contract/rules.ts';

const texts = { da, de, en, es, fi, fr, it, nb, nl, pl, sv } satisfies Record<Language, Messages>;

/** A message that is written already, in the language of whoever gets it. English has one wording for Britain and the United States. */
export const presetWords = (preset: MessagePreset, language: Language): string => texts[language][preset];
