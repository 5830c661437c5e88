import type { Language } from '#platform/contract/languages.ts';
import { explicitInterests, type Interest } from './traits.ts';

const tooIntimate: ReadonlySet<Interest> = new Set(['hugging', 'kissing', 'lingerie', 'massages', 'relationship']);

/** Sexual and intimate interests are suitable neither for a first message nor for large type. */
export const isSuitable = (interest: Interest): boolean => !explicitInterests.has(interest) && !tooIntimate.has(interest);

/** The name of an interest in lower case within a sentence, except in German, which capitalises nouns. */
export const inSentence = (name: string, language: Language): string =>
  language === 'de' ? name : name.slice(0, 1).toLocaleLowerCase(language) + name.slice(1);
