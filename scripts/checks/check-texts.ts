import { type Language, languages } from '../../src/platform/contract/languages.ts';
import { texts } from '#features/static-pages/server/contents/index.ts';
import { american } from '#features/static-pages/server/contents/en/american.ts';
import { americanTexts } from '#features/static-pages/server/contents/en/texts-us.ts';
import type { TextSource } from '#features/static-pages/server/contents/shape.ts';
import { isBritish, wordProblems } from './check-words.ts';
import { flattenTexts } from './translations/flatten-texts.ts';

/** Shorter texts may be equal in two languages: names, numbers and loan words. */
const shortestText = 40;
const marks = /\{\w+\}|\]\([^)]+\)|\*\*/g;

/** Finds what the compiler does not see in the long texts: missing translations, and different marks and links. */
export function checkTexts(wrongRegister: Partial<Record<Language, RegExp>>): { readonly problems: string[]; readonly checked: number } {
  const problems: string[] = [];
  const german = flattenTexts(texts.de);
  const english = flattenTexts(texts.en);
  for (const language of languages) {
    const own = flattenTexts(texts[language]);
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
      // Quotations of the law stay as they are.
      if (!key.includes('.sections.law.')) for (const problem of wordProblems(language, words(text))) say(key, problem);
    }
    const orders = [texts[language], texts.de].map((all) => orderOf(all));
    if (orders[0] !== orders[1]) say('', 'has its sections or main points in another order than the German texts');
  }
  const own = flattenTexts(americanTexts);
  problems.push(...americanProblems(own, english));
  return { problems, checked: german.size * languages.length + own.size };
}

/** If a passage is missing from the British text, its American replacement would silently do nothing. */
function americanProblems(own: ReadonlyMap<string, string>, english: ReadonlyMap<string, string>): string[] {
  const problems: string[] = [];
  const say = (key: string, what: string) => problems.push(`texts/${key} (en-US): ${what}`);
  for (const [page, passages] of Object.entries(american)) {
    const british = [...english].filter(([key]) => key.startsWith(`${page}.`));
    for (const passage of Object.keys(passages))
      if (!british.some(([, text]) => text.includes(passage))) say(page, `the British text does not say "${passage}"`);
  }
  const known = new Set([...english.values()].flatMap(factsOf));
  for (const [key, text] of own) {
    const isSame = key.startsWith('privacy.') || factsOf(text).join(' ') === factsOf(english.get(key) ?? '').join(' ');
    if (!isSame) say(key, 'has other facts than the British text');
    for (const fact of factsOf(text)) if (!known.has(fact)) say(key, `nothing is known as ${fact}`);
    if (isBritish(words(text))) say(key, `is British: "${text}"`);
    if (!key.includes('.sections.law.')) for (const problem of wordProblems('en', words(text))) say(key, problem);
  }
  return problems;
}

const factsOf = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

const marksOf = (text: string): string => (text.match(marks) ?? []).toSorted().join(' ');

/** Without facts, which are proper names, and links. */
const words = (text: string): string => text.replaceAll(/\{\w+\}|\]\([^)]+\)|[[*]/g, '');

const orderOf = (all: Readonly<Record<string, TextSource>>): string =>
  Object.entries(all)
    .map(([name, { short, sections }]) => [name, ...Object.keys(short), ...Object.keys(sections)].join(' '))
    .join('\n');
