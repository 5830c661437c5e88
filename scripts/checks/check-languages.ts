import fs from 'node:fs';
import path from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { type Language, languages } from '../../src/platform/contract/languages.ts';
import { checkTexts } from './check-texts.ts';
import { isBritish, textsOutside, wordProblems } from './check-words.ts';
import { catalogFolders, isForStaff, languagesOf, namespaceOf, readCatalog, type Texts } from './translations/read-texts.ts';

/** Texts that may be equal in English and another language: names, loan words, texts that consist of placeholders. */
const sameAsEnglish = new Set(fs.readFileSync('scripts/checks/same-as-english.txt', 'utf8').split('\n').filter(Boolean));

/** Patterns of the wrong form of address for each language (the site uses du, you, tú, sinä, vous, tu, du, je, ty, du). */
const wrongRegister: Partial<Record<Language, RegExp>> = {
  de: /(?<=[a-zäöüß,] )(Sie|Ihnen|Ihre?[mnrs]?)\b/,
  es: /\b(usted|ustedes)\b/i,
  fr: /(?<![\p{L}'’-])(tu|toi|tes|ton|ta)(?![\p{L}'’-])/iu,
  nl: /(?<![\p{L}'’-])(u|uw)(?![\p{L}'’-])/u,
  pl: /\b(Pan|Pani|Państwo|Pana)\b/,
  sv: /(?<=[a-zåäö,] )(Ni|Er|Ert|Era)\b/,
  da: /(?<=[a-zæøå,] )(De|Dem|Deres)\b/,
  nb: /(?<=[a-zæøå,] )(De|Dem|Deres)\b/,
  it: /(?<=[a-zàèéìòù,] )(Lei|Suo|Sua|Suoi)\b/,
  fi: /\b(Te|Teidän|teitittely)\b/,
};

/** Arguments that a language need not say: a name in Polish would need a case that nobody can form for all names. */
const mayLeaveOut: Partial<Record<string, ReadonlySet<string>>> = { pl: new Set(['name']) };

/** Where American English differs from `en`. */
const americanFile = 'en-us.ts';
const problems: string[] = [];
const sources = readSources();
let checked = 0;

for (const folder of catalogFolders) {
  const namespace = namespaceOf(folder);
  const catalogs = new Map<Language, Texts>();
  for (const language of languagesOf(namespace)) {
    const file = path.resolve(folder, `${language}.ts`);
    if (!fs.existsSync(file)) {
      problems.push(`${folder}: ${language} is missing`);
      continue;
    }
    catalogs.set(language, await readCatalog(file));
  }
  for (const name of fs.readdirSync(folder))
    if ((name !== americanFile || isForStaff(namespace)) && !languagesOf(namespace).some((language) => name === `${language}.ts`))
      problems.push(`${folder}/${name}: not a language of these texts`);
  const german = catalogs.get('de');
  const english = catalogs.get('en');
  if (german === undefined || english === undefined) continue;
  for (const [language, texts] of catalogs) compare(namespace, language, texts, german, english);
  const overlay = path.resolve(folder, americanFile);
  if (!isForStaff(namespace)) compareAmerican(namespace, fs.existsSync(overlay) ? await readCatalog(overlay) : new Map(), english);
  for (const key of german.keys()) if (!isUsed(namespace, key)) problems.push(`${namespace}.${key}: unused`);
}

for (const { key, language, text, isOurs } of textsOutside(languages)) {
  checked++;
  for (const problem of wordProblems(language, text, isOurs)) problems.push(`${key} (${language}): ${problem}`);
  // Members say tu to each other in French.
  if ((isOurs || (key === 'icebreakers' && language !== 'fr')) && wrongRegister[language]?.test(text))
    problems.push(`${key} (${language}): has the wrong form of address: "${text}"`);
}

const long = checkTexts(wrongRegister);
problems.push(...long.problems);
checked += long.checked;

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${checked} texts in ${languages.length} languages`);

function compare(namespace: string, language: Language, texts: Texts, german: Texts, english: Texts): void {
  const say = (key: string, what: string) => problems.push(`${namespace}.${key} (${language}): ${what}`);
  for (const key of german.keys()) if (!texts.has(key)) say(key, 'is missing');
  for (const [key, text] of texts) {
    checked++;
    const original = german.get(key);
    if (original === undefined) {
      say(key, 'is not in the German catalog');
      continue;
    }
    if (text.trim() === '') say(key, 'is empty');
    const [mine, theirs] = [argumentsOf(text), argumentsOf(original)];
    const lacks = [...theirs.keys()].some((name) => !mine.has(name) && !mayLeaveOut[language]?.has(name));
    if (lacks || [...mine.keys()].some((name) => !theirs.has(name)))
      say(key, `has the arguments ${[...mine.keys()].join(', ') || 'none'} instead of ${[...theirs.keys()].join(', ') || 'none'}`);
    for (const [name, { plural, ordinal }] of mine) {
      if (plural === null) continue;
      const needed = new Intl.PluralRules(language, { type: ordinal ? 'ordinal' : 'cardinal' }).resolvedOptions().pluralCategories;
      const missing = needed.filter((category) => !plural.has(category));
      if (missing.length > 0) say(key, `lacks the plural ${missing.join(', ')} of {${name}}`);
    }
    if (language !== 'en' && text === english.get(key) && /\p{L}{3}/u.test(text.replaceAll(/\{[^}]*\}/g, '')) && !sameAsEnglish.has(text))
      say(key, `is still English: "${text}"`);
    for (const problem of wordProblems(language, text)) say(key, problem);
    if (wrongRegister[language]?.test(text.replaceAll(/\{\w+\}/g, ''))) say(key, `has the wrong form of address: "${text}"`);
  }
}

function compareAmerican(namespace: string, american: Texts, english: Texts): void {
  for (const [key, text] of american) {
    checked++;
    const say = (what: string) => problems.push(`${namespace}.${key} (en-us): ${what}`);
    const original = english.get(key);
    if (original === undefined) say('is not in the English catalog');
    else if (original === text) say('is the same as in the English catalog');
    else if (argumentNames(text) !== argumentNames(original)) say('has other arguments than the English text');
    for (const problem of wordProblems('en', text)) say(problem);
  }
  for (const [key, text] of english)
    if (isBritish(american.get(key) ?? text)) problems.push(`${namespace}.${key} (en-us): is British: "${american.get(key) ?? text}"`);
}

function argumentNames(text: string): string {
  return [...argumentsOf(text).keys()].toSorted().join();
}

interface Argument {
  plural: Set<string> | null;
  ordinal: boolean;
}

function argumentsOf(text: string): Map<string, Argument> {
  const found = new Map<string, Argument>();
  const walk = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      const known = found.get(element.value) ?? { plural: null, ordinal: false };
      found.set(element.value, known);
      if (element.type === TYPE.plural) {
        known.plural = new Set(Object.keys(element.options));
        known.ordinal = element.pluralType === 'ordinal';
      }
      if (element.type === TYPE.plural || element.type === TYPE.select) Object.values(element.options).forEach(({ value }) => walk(value));
      if (element.type === TYPE.tag) walk(element.children);
    }
  };
  walk(parse(text));
  return found;
}

/**
 * A key counts as used if the source contains it, or uses its group (as a namespace or in a template) and adds the rest at run
 * time.
 */
function isUsed(namespace: string, key: string): boolean {
  const parts = key.split('.');
  const leaf = parts.at(-1) ?? '';
  const groups = parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join('.'));
  if (parts[0] === 'errors') return true;
  return [...sources.values()].some(
    (text) =>
      text.includes(`'${key}'`) ||
      text.includes(`.${leaf}'`) ||
      text.includes(`'${leaf}'`) ||
      text.includes(`.${leaf}`) ||
      groups.some(
        (group) =>
          text.includes(`${group}.\${`) ||
          saidWithin(text, namespace, group) ||
          (text.includes(`'${namespace}.${group}'`) && /\bt\w*\((?!['"`])/.test(text)),
      ),
  );
}

/** A group whose first part is the namespace of the translator: `permission.${…}` in `useTranslations('profile.device')`. */
function saidWithin(text: string, namespace: string, group: string): boolean {
  const parts = group.split('.');
  return parts.some((_, at) => {
    const [outer, inner] = [parts.slice(0, at), parts.slice(at)];
    return text.includes(`'${[namespace, ...outer].join('.')}'`) && text.includes(`\`${inner.join('.')}.\${`);
  });
}

function readSources(): Map<string, string> {
  const files = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(`${path.sep}messages${path.sep}`) && !name.includes('.test.'));
  return new Map(files.map((name) => [name, fs.readFileSync(path.join('src', name), 'utf8')]));
}
