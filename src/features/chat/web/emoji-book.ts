import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { type Emoji, type getEmojis, wordsOf } from '../contract/emojis.ts';

type Reference = ReplyOf<typeof getEmojis>;

/** The reference, made ready for looking things up in it. */
export interface EmojiBook extends Reference {
  readonly byText: ReadonlyMap<string, Emoji>;
  readonly entries: readonly Entry[];
}

interface Entry {
  readonly emoji: Emoji;
  readonly label: readonly string[];
  readonly words: readonly string[];
}

export function createEmojiBook(reference: Reference): EmojiBook {
  const emojis = reference.groups.flatMap((group) => group.emojis);
  return {
    ...reference,
    byText: new Map(emojis.map((emoji) => [emoji.text, emoji])),
    entries: emojis.map((emoji) => ({ emoji, label: wordsOf(emoji.label), words: emoji.words === '' ? [] : emoji.words.split(' ') })),
  };
}

/** What is sent most in the world, by the Unicode Consortium's count, the most first: home.unicode.org/emoji/emoji-frequency */
export const popularEmojis: readonly string[] = (
  '😂 ❤️ 🤣 👍 😭 🙏 😘 🥰 😍 😊 🎉 😁 💕 🥺 😅 🔥 ☺️ 🤦 ♥️ 🤷 🙄 😆 🤗 😉 🎂 🤔 👏 🙂 😳 🥳 😎 👌 💜 😔 💪 ✨ 💖 👀 😋 😏 😢 👉 💗 😩 💯 🌹 💞 🎈 💙 😃 ' +
  '😡 💐 😜 🙈 🤞 😄 🤤 🙌 🤪 ❣️ 😀 💋 💀 👇 💔 😌 💓 🤩 🙃 😬 😱 😴 🤭 😐 🌞 😒 😇 🌸 😈 🎶 ✌️ 🎊 🥵 😞 💚 ☀️ 🖤 💰 😚 👑 🎁 💥 🙋 ☹️ 😑 🥴 👈 💩 ✅'
).split(' ');

const popularity = new Map(popularEmojis.map((text, index) => [text, index]));

/**
 * Emoji in whose name or words every word that is wanted begins one: those that are called so before those that have to do
 * with it; of these first what was used here last, then what everybody uses. A text without words finds nothing.
 */
export function searchEmojis({ entries }: EmojiBook, wanted: string, most = 200, recent: readonly string[] = []): Emoji[] {
  const words = wordsOf(wanted);
  if (words.length === 0) return [];
  const found: { readonly emoji: Emoji; readonly rank: number }[] = [];
  for (const entry of entries) {
    const rank = rankOf(entry, words);
    if (rank !== null) found.push({ emoji: entry.emoji, rank: rank - bonus(entry.emoji.text, recent) });
  }
  // Sorting keeps the order of those that are equal.
  return found
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ emoji }) => emoji);
}

/** Less is better; null: not found by these words. */
function rankOf({ label, words }: Entry, wanted: readonly string[]): number | null {
  let rank = 0;
  for (const word of wanted) {
    if (label.includes(word)) continue;
    if (label.some((told) => told.startsWith(word)) || words.includes(word)) rank += 1;
    else if (words.some((told) => told.startsWith(word))) rank += 2;
    else return null;
  }
  return rank;
}

/** Known ones go one step up, or two, and stand among the others there by how well they are known. */
function bonus(text: string, recent: readonly string[]): number {
  const used = recent.indexOf(text);
  if (used >= 0) return 2 - used / recent.length;
  const known = popularity.get(text);
  return known === undefined ? 0 : 1 - known / popularEmojis.length;
}
