import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Language } from '#platform/contract/languages.ts';
import { emojiGroups, wordsOf } from '../../contract/emojis.ts';
import type { Emoji, getEmojis } from '../../contract/emoji-endpoints.ts';

type EmojiCatalog = ReplyOf<typeof getEmojis>;

/** The emoji version that phones of three years ago support; they show a box for newer emoji. */
const maxVersion = 15;

/** Returns the catalog of a language: read with the first call, then the same object every time. */
export function createEmojis(): (language: Language) => Promise<EmojiCatalog> {
  const catalogs = new Map<Language, Promise<EmojiCatalog>>();
  return (language) => {
    const catalog = catalogs.get(language) ?? readEmojis(language);
    catalogs.set(language, catalog);
    // A failed read is retried with the next call.
    catalog.catch(() => catalogs.delete(language));
    return catalog;
  };
}

const Data = Type.Array(
  Type.Object({
    emoji: Type.String(),
    label: Type.String(),
    version: Type.Number(),
    order: Type.Optional(Type.Integer()),
    /** Missing for regional indicator letters. */
    group: Type.Optional(Type.Integer()),
    tags: Type.Optional(Type.Array(Type.String())),
    skins: Type.Optional(
      Type.Array(Type.Object({ version: Type.Number(), tone: Type.Union([Type.Integer(), Type.Array(Type.Integer())]) })),
    ),
  }),
);

const Named = Type.Array(Type.Object({ key: Type.String(), message: Type.String() }));
const Names = Type.Object({
  groups: Type.Array(Type.Object({ key: Type.String(), message: Type.String(), order: Type.Integer() })),
  skinTones: Named,
});

// Compiled, because interpreting the schema for two thousand emoji would block the process for 200 ms.
const isData = Compile(Data);
const isNames = Compile(Names);

type Entry = Type.Static<typeof Data>[number];

const tones = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'];

async function readEmojis(language: Language): Promise<EmojiCatalog> {
  const [data, names] = [await readJson(language, 'data'), await readJson(language, 'messages')];
  if (!isData.Check(data) || !isNames.Check(names)) throw new Error(`emojibase-data has another format in ${language}`);
  const entries = data.filter(({ version }) => version <= maxVersion).toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));
  const nameOf = (named: Type.Static<typeof Named>, key: string) =>
    capitalise(named.find((one) => one.key === key)?.message ?? '', language);
  return {
    groups: emojiGroups.map((key) => {
      const order = names.groups.find((group) => group.key === key)?.order;
      return {
        key,
        name: nameOf(names.groups, key),
        emojis: entries.filter(({ group }) => group !== undefined && group === order).map(toEmoji),
      };
    }),
    tones: tones.map((tone) => nameOf(names.skinTones, tone)),
  };
}

async function readJson(language: Language, file: 'data' | 'messages'): Promise<unknown> {
  const at = createRequire(import.meta.url).resolve(`emojibase-data/${language}/${file}.json`);
  return JSON.parse(await readFile(at, 'utf8'));
}

function toEmoji({ emoji, label, tags, skins }: Entry): Emoji {
  const toned = skins?.some(({ tone, version }) => typeof tone === 'number' && version <= maxVersion) === true;
  return { text: withoutVariationSelector(emoji), label, words: keywordsOf(label, tags ?? []), ...(toned && { toned }) };
}

/** As keyboards write it: without the variation selector where the emoji presentation is the default. */
const withoutVariationSelector = (emoji: string): string => emoji.replaceAll(/(\p{Emoji_Presentation})\uFE0F/gu, '$1');

/** The search matches prefixes, so a keyword that is a prefix of another word is redundant. */
function keywordsOf(label: string, tags: readonly string[]): string {
  const labelWords = wordsOf(label);
  const words = [...new Set(tags.flatMap(wordsOf))].filter((word) => !labelWords.some((other) => other.startsWith(word)));
  return words.filter((word) => !words.some((other) => other !== word && other.startsWith(word))).join(' ');
}

const capitalise = (text: string, language: Language): string => text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
