import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, languages } from '#platform/contract/languages.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { emojiGroups, emojiTones, withTone, wordsOf } from '../../contract/emojis.ts';
import { getEmojis } from '../../contract/emoji-endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ask = async (language: Language) => (await app.client().call(getEmojis, { query: { language } })).reply;
const open = (language: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url: `/api/emojis.php?language=${language}`, headers: { host: 'localhost', ...headers } });

describe.each(languages)('the emoji in %s', (language) => {
  test('have a name and are in nine named groups, each once', async () => {
    const { groups, tones } = await ask(language);
    expect(groups.map(({ key }) => key)).toEqual(emojiGroups);
    for (const { name } of groups) expect(name).toMatch(/^\p{Lu}/u);
    expect([tones.length, new Set(tones).size]).toEqual([5, 5]);
    const emojis = groups.flatMap((group) => group.emojis);
    expect(emojis.length).toBeGreaterThan(1800);
    expect(emojis.length).toBeLessThan(1900);
    expect(new Set(emojis.map(({ text }) => text)).size).toBe(emojis.length);
    for (const { label } of emojis) expect(label.trim()).not.toBe('');
  });

  test('contain no skin tones, components, regional indicators or emoji that phones do not support yet', async () => {
    const texts = new Set((await ask(language)).groups.flatMap(({ emojis }) => emojis.map(({ text }) => text)));
    for (const text of texts) expect(text).not.toMatch(/\p{Emoji_Modifier}|^\p{RI}$/u);
    // As in the standard, with the variation selector only where it is needed.
    for (const text of texts) expect(text).toMatch(/^\p{RGI_Emoji}$/v);
    // Emoji 15.0, 15.1, 16.
    expect(['🫨', '🐦‍🔥', '🫩'].map((text) => texts.has(text))).toEqual([true, false, false]);
  });

  test('repeat no word of the label in their keywords', async () => {
    for (const { label, words } of (await ask(language)).groups.flatMap(({ emojis }) => emojis)) {
      const more = words === '' ? [] : words.split(' ');
      expect(more).toEqual(wordsOf(words));
      expect(more.filter((word) => wordsOf(label).some((other) => other.startsWith(word)))).toEqual([]);
    }
  });

  test('are at most 45 kB compressed', async () => {
    const plain = await open(language);
    for (const [coding, read] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await open(language, { 'accept-encoding': `${coding}, deflate` });
      expect([headers['content-encoding'], rawPayload.length <= 45_000]).toEqual([coding, true]);
      expect(read(rawPayload).equals(plain.rawPayload)).toBe(true);
    }
    expect(plain.headers['content-encoding']).toBeUndefined();
  });
});

const plainest = (text: string) => text.replaceAll(/(\p{Emoji_Presentation})\uFE0F/gu, '$1');

test('every emoji with skin tones gets those of the standard', async () => {
  const { groups } = await ask('en');
  const ours = new Map(groups.flatMap(({ emojis }) => emojis.map((emoji) => [emoji.text, emoji] as const)));
  const data: { emoji: string; skins?: { emoji: string; tone: number | number[]; version: number }[] }[] = JSON.parse(
    readFileSync('node_modules/emojibase-data/en/data.json', 'utf8'),
  );
  let compared = 0;
  for (const { emoji: written, skins = [] } of data) {
    const emoji = plainest(written);
    const own = ours.get(emoji);
    if (own === undefined) continue;
    const even = skins.filter(({ tone, version }) => typeof tone === 'number' && version <= 15);
    expect([emoji, own.toned === true]).toEqual([emoji, even.length > 0]);
    for (const skin of even) {
      const tone = emojiTones.find((one) => one === skin.tone) ?? 0;
      expect(withTone(emoji, tone)).toBe(plainest(skin.emoji));
      compared += 1;
    }
    expect(withTone(emoji, 0)).toBe(emoji);
  }
  expect(compared).toBeGreaterThan(1400);
});

test('an unsupported language is refused', async () => {
  for (const language of ['ja', '', 'DE', '../de']) {
    const { statusCode, body } = await open(language);
    expect([statusCode, JSON.parse(body).error.code]).toEqual([400, 'invalid_request']);
  }
});

test('browsers cache it for a day, then revalidate it', async () => {
  const { headers } = await open('de');
  expect(headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=2592000');
  const again = await open('de', { 'if-none-match': String(headers['etag']) });
  expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', headers['etag']]);
  const other = await open('en', { 'if-none-match': String(headers['etag']) });
  expect([other.statusCode, other.headers['etag'] === headers['etag']]).toEqual([200, false]);
});

test('words are compared without case and accents', () => {
  expect(wordsOf('Straßenbahn, GÂTEAU  d’œuf; Łódź')).toEqual(['strassenbahn', 'gateau', 'd', 'oeuf', 'lodz']);
});
