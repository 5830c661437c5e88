import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Language } from '#platform/contract/languages.ts';
import { type Emoji, emojiGroups, type getEmojis, wordsOf } from '../contract/emojis.ts';

type Reference = ReplyOf<typeof getEmojis>;

/** What phones of three years ago draw; of what is newer they show a box. */
const newest = 15;

/** Reads a language with its first call and keeps it: the same object from then on. */
export function createEmojis(): (language: Language) => Promise<Reference> {
  const known = new Map<Language, Promise<Reference>>();
  return (language) => {
    const made = known.get(language) ?? readEmojis(language);
    known.set(language, made);
    // What could not be read is tried again.
    made.catch(() => known.delete(language));
    return made;
  };
}

const Data = Type.Array(
  Type.Object({
    emoji: Type.String(),
    label: Type.String(),
    version: Type.Number(),
    order: Type.Optional(Type.Integer()),
    /** Regional letters have none. */
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

// Compiled: looked at one by one, two thousand of them would hold everybody else up for 200 ms.
const isData = Compile(Data);
const isNames = Compile(Names);

type Entry = Type.Static<typeof Data>[number];

const tones = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'];

async function readEmojis(language: Language): Promise<Reference> {
  const [data, names] = [await readJson(language, 'data'), await readJson(language, 'messages')];
  if (!isData.Check(data) || !isNames.Check(names)) throw new Error(`emojibase-data is not what it was in ${language}`);
  const entries = data.filter(({ version }) => version <= newest).toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));
  const nameOf = (named: Type.Static<typeof Named>, key: string) => capital(named.find((one) => one.key === key)?.message ?? '', language);
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
  const toned = skins?.some(({ tone, version }) => typeof tone === 'number' && version <= newest) === true;
  return { text: plainest(emoji), label, words: moreWords(label, tags ?? []), ...(toned && { toned }) };
}

/** As keyboards write it: what is a picture anyway needs no sign that says so. */
const plainest = (emoji: string): string => emoji.replaceAll(/(\p{Emoji_Presentation})\uFE0F/gu, '$1');

/** Words are found by their beginnings: one that begins another one says nothing more. */
function moreWords(label: string, tags: readonly string[]): string {
  const told = wordsOf(label);
  const words = [...new Set(tags.flatMap(wordsOf))].filter((word) => !told.some((other) => other.startsWith(word)));
  return words.filter((word) => !words.some((other) => other !== word && other.startsWith(word))).join(' ');
}

const capital = (text: string, language: Language): string => text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
