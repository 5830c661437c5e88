import type { Language } from '#platform/contract/languages.ts';
import { icebreakers as da } from './da.ts';
import { icebreakers as de } from './de.ts';
import { icebreakers as en } from './en.ts';
import { icebreakers as es } from './es.ts';
import { icebreakers as fi } from './fi.ts';
import { icebreakers as fr } from './fr.ts';
import { icebreakers as it } from './it.ts';
import { icebreakers as nb } from './nb.ts';
import { icebreakers as nl } from './nl.ts';
import { icebreakers as pl } from './pl.ts';
import { icebreakers as sv } from './sv.ts';
import type { Icebreakers } from './wording.ts';

export const icebreakers = { da, de, en, es, fi, fr, it, nb, nl, pl, sv } satisfies Record<Language, Icebreakers>;
