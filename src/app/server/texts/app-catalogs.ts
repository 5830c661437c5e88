import { messages as da } from '../../messages/da.ts';
import { messages as de } from '../../messages/de.ts';
import { messages as en } from '../../messages/en.ts';
import { messages as es } from '../../messages/es.ts';
import { messages as fi } from '../../messages/fi.ts';
import { messages as fr } from '../../messages/fr.ts';
import { messages as it } from '../../messages/it.ts';
import { messages as nb } from '../../messages/nb.ts';
import { messages as nl } from '../../messages/nl.ts';
import { messages as pl } from '../../messages/pl.ts';
import { messages as sv } from '../../messages/sv.ts';

/** The texts around every page, for responses of the server that are not pages. */
export const appCatalogs = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };
