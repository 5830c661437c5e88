import { type Language, languages } from '../src/platform/contract/languages.ts';
import { texts } from '../src/features/texts/server/contents/index.ts';
import { privacy as privacyForAmericans } from '../src/features/texts/server/contents/en/privacy-us.ts';
import type { TextSource } from '../src/features/texts/server/contents/shape.ts';
import { wordProblems } from './check-words.ts';

/** Shorter ones may be the same in two languages, as names, numbers and loan words are. */
const shortestText = 40;
const marks = /\{\w+\}|\]\([^)]+\)|\*\*/g;

/** What the compiler does not see of the long texts: those that are not translated, and marks and links that differ. */
export function checkTexts(wrongRegister: Partial<Record<Language, RegExp>>): { readonly problems: string[]; readonly checked: number } {
  const problems: string[] = [];
  const german = flatten(texts.de);
  const english = flatten(texts.en);
  for (const language of languages) {
    const own = flatten(texts[language]);
    const say = (key: string, what: string) => problems.push(`texts/${key} (${language}): ${what}`);
    if (language !== 'en' && texts[language] === texts.en) {
      say('', 'no text is translated');
      continue;
    }
    for (const [key, text] of german) if (!own.has(key)) say(key, `is missing: "${text}"`);
    for (const [key, text] of own) {
      if (!german.has(key)) say(key, 'is not in the German text');
      else if (marksOf(text) !== marksOf(german.get(key) ?? '')) say(key, 'has other facts, links or strong words than the German text');
      if (text.trim() === '' && german.get(key) !== '') say(key, 'is empty');
      if (text !== text.trim()) say(key, 'begins or ends with a space');
      if (language !== 'en' && text === english.get(key) && words(text).length > shortestText) say(key, `is still English: "${text}"`);
      if (wrongRegister[language]?.test(words(text))) say(key, `has the wrong form of address: "${text}"`);
      // The law's own words stay as they are.
      if (!key.includes('.sections.law.')) for (const problem of wordProblems(language, words(text))) say(key, problem);
    }
    const orders = [texts[language], texts.de].map((all) => orderOf(all));
    if (orders[0] !== orders[1]) say('', 'has its sections or main points in another order than the German texts');
  }
  const known = new Set([...german.values()].flatMap((text) => text.match(/\{\w+\}/g) ?? []));
  for (const [key, text] of flatten({ privacy: privacyForAmericans }))
    for (const fact of text.match(/\{\w+\}/g) ?? [])
      if (!known.has(fact)) problems.push(`texts/${key} (en-US): nothing is known as ${fact}`);
  return { problems, checked: german.size * languages.length };
}

const marksOf = (text: string): string => (text.match(marks) ?? []).toSorted().join(' ');

/** Without facts, which are names of their own, and links. */
const words = (text: string): string => text.replaceAll(/\{\w+\}|\]\([^)]+\)|[[*]/g, '');

const orderOf = (all: Readonly<Record<string, TextSource>>): string =>
  Object.entries(all)
    .map(([name, { short, sections }]) => [name, ...Object.keys(short), ...Object.keys(sections)].join(' '))
    .join('\n');

function flatten(value: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      typeof inner === 'string'
        ? [[`${prefix}${key}`, inner] as const]
        : typeof inner === 'object' && inner !== null
          ? [...flatten(inner, `${prefix}${key}.`)]
          : [],
    ),
  );
}
