import type { Language } from '#platform/contract/languages.ts';
import { withOverlay } from '#platform/contract/messages.ts';
import { messages as da } from '../messages/da.ts';
import { type Messages, messages as de } from '../messages/de.ts';
import { messages as en } from '../messages/en.ts';
import { messages as american } from '../messages/en-us.ts';
import { messages as es } from '../messages/es.ts';
import { messages as fi } from '../messages/fi.ts';
import { messages as fr } from '../messages/fr.ts';
import { messages as it } from '../messages/it.ts';
import { messages as nb } from '../messages/nb.ts';
import { messages as nl } from '../messages/nl.ts';
import { messages as pl } from '../messages/pl.ts';
import { messages as sv } from '../messages/sv.ts';

const catalogs = { da, de, en, es, fi, fr, it, nb, nl, pl, sv } satisfies Record<Language, Messages>;
const americanEnglish: Messages = withOverlay<Messages>(en, american);

/** The texts of an invoice; `locale` tells American English from other. */
export const catalogFor = (language: Language, locale: string): Messages => (locale === 'en-US' ? americanEnglish : catalogs[language]);
