import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { wordsOf } from '../../contract/emojis.ts';
import type { Emoji, getEmojis } from '../../contract/emoji-endpoints.ts';

type EmojiCatalog = ReplyOf<typeof getEmojis>;

/** The emoji catalog, indexed for search. */
export interface EmojiIndex extends EmojiCatalog {
  readonly byText: ReadonlyMap<string, Emoji>;
  readonly entries: readonly Entry[];
}

interface Entry {
  readonly emoji: Emoji;
  readonly label: readonly string[];
  readonly words: readonly string[];
}

export function createEmojiIndex(catalog: EmojiCatalog): EmojiIndex {
  const emojis = catalog.groups.flatMap((group) => group.emojis);
  return {
    ...catalog,
    byText: new Map(emojis.map((emoji) => [emoji.text, emoji])),
    entries: emojis.map((emoji) => ({ emoji, label: wordsOf(emoji.label), words: emoji.words === '' ? [] : emoji.words.split(' ') })),
  };
}

/** The most frequently sent emoji worldwide, by frequency (Unicode Consortium: home.unicode.org/emoji/emoji-frequency). */
export const popularEmojis: readonly string[] = (
  '😂 ❤️ 🤣 👍 😭 🙏 😘 🥰 😍 😊 🎉 😁 💕 🥺 😅 🔥 ☺️ 🤦 ♥️ 🤷 🙄 😆 🤗 😉 🎂 🤔 👏 🙂 😳 🥳 😎 👌 💜 😔 💪 ✨ 💖 👀 😋 😏 😢 👉 💗 😩 💯 🌹 💞 🎈 💙 😃 ' +
  '😡 💐 😜 🙈 🤞 😄 🤤 🙌 🤪 ❣️ 😀 💋 💀 👇 💔 😌 💓 🤩 🙃 😬 😱 😴 🤭 😐 🌞 😒 😇 🌸 😈 🎶 ✌️ 🎊 🥵 😞 💚 ☀️ 🖤 💰 😚 👑 🎁 💥 🙋 ☹️ 😑 🥴 👈 💩 ✅'
).split(' ');

const popularity = new Map(popularEmojis.map((text, index) => [text, index]));

/**
 * Finds the emoji in whose label or keywords each word of the query is the prefix of a word. Matches in the label come first;
 * recently used and popular emoji rank higher. A query without words finds nothing.
 */
export function searchEmojis({ entries }: EmojiIndex, query: string, limit = 200, recent: readonly string[] = []): Emoji[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found: { readonly emoji: Emoji; readonly rank: number }[] = [];
  for (const entry of entries) {
    const rank = rankOf(entry, words);
    if (rank !== null) found.push({ emoji: entry.emoji, rank: rank - bonus(entry.emoji.text, recent) });
  }
  // The sort is stable: emoji of equal rank keep the order of the catalog.
  return found
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ emoji }) => emoji);
}

/** Lower is better; null for no match. */
function rankOf({ label, words }: Entry, query: readonly string[]): number | null {
  let rank = 0;
  for (const word of query) {
    if (label.includes(word)) continue;
    if (label.some((own) => own.startsWith(word)) || words.includes(word)) rank += 1;
    else if (words.some((own) => own.startsWith(word))) rank += 2;
    else return null;
  }
  return rank;
}

/** Recently used emoji rank up to 2 steps higher, popular ones up to 1. */
function bonus(text: string, recent: readonly string[]): number {
  const recency = recent.indexOf(text);
  if (recency >= 0) return 2 - recency / recent.length;
  const position = popularity.get(text);
  return position === undefined ? 0 : 1 - position / popularEmojis.length;
}
