import type { Language } from '#platform/contract/languages.ts';
import type { Settings } from '#features/site/contract/settings.ts';
import { messages as da } from '../messages/da.ts';
import { messages as de } from '../messages/de.ts';
import { messages as en } from '../messages/en.ts';
import { messages as es } from '../messages/es.ts';
import { messages as fi } from '../messages/fi.ts';
import { messages as fr } from '../messages/fr.ts';
import { messages as it } from '../messages/it.ts';
import { messages as nb } from '../messages/nb.ts';
import { messages as nl } from '../messages/nl.ts';
import { messages as pl } from '../messages/pl.ts';
import { messages as sv } from '../messages/sv.ts';

const catalogs = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };

/** What the site is: in its own language as the operator says it, in others as the footer does. */
export function siteDescription(
  { domain_language, description, fictional_singular }: Pick<Settings, 'domain_language' | 'description' | 'fictional_singular'>,
  language: Language,
): string {
  if (language === domain_language) return description;
  const { promise, promiseDeclared } = catalogs[language].footer;
  return fictional_singular === null ? promise : promiseDeclared;
}
