import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { EmojiGroup } from '../../contract/emojis.ts';
import type { Emoji } from '../../contract/emoji-endpoints.ts';
import { createEmojiIndex, popularEmojis, searchEmojis } from './emoji-index.ts';

const emoji = (text: string, label: string, words = ''): Emoji => ({ text, label, words });
const group = (key: EmojiGroup, ...emojis: Emoji[]) => ({ key, name: key, emojis });

const index = createEmojiIndex({
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
const find = (query: string, limit?: number, recent?: readonly string[]) =>
  searchEmojis(index, query, limit, recent).map(({ text }) => text);

test('emoji are found by word prefixes, whatever their case and accents', () => {
  expect(find('kä')).toEqual(['🧀']);
  expect(find('KASE')).toEqual(['🧀']);
  expect(find('franç')).toEqual(['🥖']);
  expect(find('œuf')).toEqual(['🥚']);
  expect(find('stück')).toEqual([]);
});

test('every word of the query has to match', () => {
  expect(find('herz rot')).toEqual(['❤️']);
  expect(find('rotes kummer')).toEqual([]);
});

test('matches in the label come before matches in the keywords', () => {
  expect(find('kuss')).toEqual(['😘', '💋']);
  expect(find('lippen')).toEqual(['💋']);
});

test('recently used emoji come first, then popular ones', () => {
  expect(find('herz')).toEqual(['❤️', '💔', '💟']);
  expect(find('herz', 5, ['💟', '💔'])).toEqual(['💟', '💔', '❤️']);
});

test('every popular emoji exists and is listed once', () => {
  const data: { emoji: string; version: number }[] = JSON.parse(readFileSync('node_modules/emojibase-data/en/data.json', 'utf8'));
  const existing = new Set(
    data.filter(({ version }) => version <= 15).map((one) => one.emoji.replaceAll(/(\p{Emoji_Presentation})\uFE0F/gu, '$1')),
  );
  expect(popularEmojis.filter((text) => !existing.has(text))).toEqual([]);
  expect([popularEmojis.length, new Set(popularEmojis).size]).toEqual([popularEmojis.length, popularEmojis.length]);
});

test('the number of results is limited, and a query without words finds nothing', () => {
  expect(find('herz', 1)).toEqual(['❤️']);
  for (const query of ['', '  ', ':)', '!']) expect(find(query)).toEqual([]);
});
