import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Emoji, EmojiGroup } from '../contract/emojis.ts';
import { createEmojiBook, popularEmojis, searchEmojis } from './emoji-book.ts';

const emoji = (text: string, label: string, words = ''): Emoji => ({ text, label, words });
const group = (key: EmojiGroup, ...emojis: Emoji[]) => ({ key, name: key, emojis });

const book = createEmojiBook({
  groups: [
    group(
      'smileys-emotion',
      emoji('😘', 'Kuss zuwerfendes Gesicht', 'bussi kussmund'),
      emoji('💋', 'Kussabdruck', 'lippen'),
      emoji('❤️', 'rotes Herz', 'liebe'),
      emoji('💔', 'gebrochenes Herz', 'kummer'),
      emoji('💟', 'Herz', 'dekoration'),
    ),
    group('food-drink', emoji('🧀', 'Käsestück', 'kase'), emoji('🥖', 'Baguette', 'francais pain brot'), emoji('🥚', 'Ei', 'oeuf')),
  ],
  tones: [],
});
const find = (wanted: string, most?: number, recent?: readonly string[]) =>
  searchEmojis(book, wanted, most, recent).map(({ text }) => text);

test('emoji are found by the beginnings of words, whatever case and accents', () => {
  expect(find('kä')).toEqual(['🧀']);
  expect(find('KASE')).toEqual(['🧀']);
  expect(find('franç')).toEqual(['🥖']);
  expect(find('œuf')).toEqual(['🥚']);
  expect(find('stück')).toEqual([]);
});

test('every word has to be found', () => {
  expect(find('herz rot')).toEqual(['❤️']);
  expect(find('rotes kummer')).toEqual([]);
});

test('what is called so comes before what has to do with it', () => {
  expect(find('kuss')).toEqual(['😘', '💋']);
  expect(find('lippen')).toEqual(['💋']);
});

test('what everybody uses comes first, and before it what was used here last', () => {
  expect(find('herz')).toEqual(['❤️', '💔', '💟']);
  expect(find('herz', 5, ['💟', '💔'])).toEqual(['💟', '💔', '❤️']);
});

test('what everybody uses is among the emoji, each once', () => {
  const data: { emoji: string; version: number }[] = JSON.parse(readFileSync('node_modules/emojibase-data/en/data.json', 'utf8'));
  const known = new Set(
    data.filter(({ version }) => version <= 15).map((one) => one.emoji.replaceAll(/(\p{Emoji_Presentation})\uFE0F/gu, '$1')),
  );
  expect(popularEmojis.filter((text) => !known.has(text))).toEqual([]);
  expect([popularEmojis.length, new Set(popularEmojis).size]).toEqual([popularEmojis.length, popularEmojis.length]);
});

test('no more than asked for, and nothing for no word', () => {
  expect(find('herz', 1)).toEqual(['❤️']);
  for (const nothing of ['', '  ', ':)', '!']) expect(find(nothing)).toEqual([]);
});
