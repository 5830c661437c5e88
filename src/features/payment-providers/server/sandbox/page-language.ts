import { isLanguage, languageNames } from '#platform/contract/languages.ts';
import type { PageLanguage } from './page-texts.ts';

interface Picked {
  readonly language: PageLanguage;
  /** Name of the language that the buyer prefers; null when the page is in that language. */
  readonly insteadOf: string | null;
}

/** German when the language cookie or, without one, the browser's first language is German or missing; English otherwise. */
export function pickPageLanguage(cookie: string | undefined, accepted: string | undefined): Picked {
  const preferred = (cookie ?? accepted ?? 'de').trim().slice(0, 2).toLowerCase();
  if (preferred === 'de') return { language: 'de', insteadOf: null };
  return { language: 'en', insteadOf: preferred !== 'en' && isLanguage(preferred) ? languageNames[preferred] : null };
}
