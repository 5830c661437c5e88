import type { SiteId } from '#platform/contract/ids.ts';
import { type Language, languages } from '#platform/contract/languages.ts';
import type { ContentOf } from '#features/site-content/contract/content.ts';
import type { ContentSource, PublishedTexts, SiteContent } from '#features/site-content/server/index.ts';
import { icebreakers } from '../icebreakers/icebreakers.ts';
import type { Icebreakers } from '../icebreakers/wording.ts';

const groups = ['shared', 'answers', 'openings'] as const satisfies readonly (keyof Icebreakers)[];
const keyOf = (group: keyof Icebreakers, n: number): string => `${group}-${n + 1}`;

interface OfferedIcebreakers extends Icebreakers {
  /** Those that the operator has added, which come first. */
  readonly own: readonly string[];
}

/** Our icebreakers in a language without those that the operator has hidden, and the operator's own ones. */
export async function offeredIcebreakers(
  content: SiteContent,
  { id, language: siteLanguage }: { readonly id: SiteId; readonly language: Language },
  language: Language,
): Promise<OfferedIcebreakers> {
  const published = await content.publishedPieces(id, 'icebreaker');
  const shown = (group: keyof Icebreakers) =>
    icebreakers[language][group].filter((_text, n) => !isHidden(published.get(keyOf(group, n)), language));
  const own = [...published].flatMap(([key, texts]) => {
    if (isOurs(key) || isHidden(texts, language)) return [];
    const text = [language, siteLanguage, ...languages].map((one) => texts.get(one)?.content.text).find((one) => one !== undefined);
    return text === undefined ? [] : [text];
  });
  return { shared: shown('shared'), answers: shown('answers'), openings: shown('openings'), own };
}

const isHidden = (texts: PublishedTexts<'icebreaker'> | undefined, language: Language): boolean =>
  texts?.get(language)?.content.hidden ?? texts?.get(null)?.content.hidden ?? false;

const ours = groups.flatMap((group) => icebreakers.de[group].map((_text, n) => ({ key: keyOf(group, n), group, n })));
const isOurs = (key: string): boolean => ours.some((one) => one.key === key);

const ourText = (key: string, language: Language | null): string | undefined => {
  const found = ours.find((one) => one.key === key);
  return found === undefined || language === null ? undefined : icebreakers[language][found.group][found.n];
};

/** The icebreakers for the office: ours can be hidden, own ones have texts by language. */
export const icebreakerSource: ContentSource<'icebreaker'> = {
  kind: 'icebreaker',
  async pieces() {
    return ours.map(({ key, group, n }) => {
      const texts = languages.map((language): [Language, ContentOf<'icebreaker'>] => [language, textOf(icebreakers[language][group][n])]);
      return { key, own: false, texts: new Map<Language | null, ContentOf<'icebreaker'>>([[null, { hidden: false }], ...texts]) };
    });
  },
  async normal({ key, language, content }) {
    const { text, ...others } = content;
    return text !== undefined && text === ourText(key, language) ? others : content;
  },
  async problemOf({ key, language, content: { text, hidden } }) {
    // Our icebreakers stay as they are: the operator hides one and adds another.
    if (isOurs(key)) return text === undefined ? null : { field: 'text', problem: 'not_here' };
    if (groups.some((group) => key.startsWith(`${group}-`))) return { field: 'key', problem: 'reserved' };
    if (language === null && text !== undefined) return { field: 'text', problem: 'needs_language' };
    if (text === undefined && (hidden === undefined || language !== null)) return { field: 'text', problem: 'missing' };
    return text !== undefined && /[{}]/.test(text) ? { field: 'text', problem: 'unknown_placeholder' } : null;
  },
};

const textOf = (text: string | undefined): ContentOf<'icebreaker'> => (text === undefined ? {} : { text });
