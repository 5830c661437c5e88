import { isLanguage, type Language, readsAmerican } from '#platform/contract/languages.ts';

/** The English that only readers in the United States have. */
const american = 'en-US';

/** The name of the app's shell in its address, `/app-shell/<name>`: the language of its texts, or American English. */
export const shellName = (language: Language, country: string | null): Language | typeof american =>
  readsAmerican(language, country) ? american : language;

/** Null: no shell has this name. */
export function readShellName(name: string): { readonly language: Language; readonly american: boolean } | null {
  if (name === american) return { language: 'en', american: true };
  return isLanguage(name) ? { language: name, american: false } : null;
}
