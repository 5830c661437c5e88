import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage } from 'icu-minify/format';
import fs from 'node:fs';
import path from 'node:path';
import type { RichTranslationValues } from 'use-intl/core';
import formatSource from 'use-intl/format-message';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLanguage, languages } from '#platform/contract/languages.ts';
import formatBuilt from '#platform/web/i18n/format-message.ts';

// Pages never parse a text: the build has compiled it (vite.config.ts), and another formatter formats it.

const timeZone = 'Europe/Berlin';
// The server formats mails and pushes from the original texts. These may use a feature that the compiler lacks (`offset`).
const ofServer = ['src/features/mails/messages', 'src/features/push/messages', 'src/features/decisions/server/letter/messages'];
const folders = fs.globSync('src/**/messages').filter((folder) => fs.existsSync(path.join(folder, 'de.ts')) && !ofServer.includes(folder));

let server: ViteDevServer;
beforeAll(async () => {
  server = await createServer({
    configFile: path.resolve('vite.config.ts'),
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  });
});
afterAll(() => server.close());

interface Catalog {
  readonly [key: string]: string | Catalog;
}

const loadSource = async (file: string) => ((await import(/* @vite-ignore */ path.resolve(file))) as { messages: Catalog }).messages;
const loadBuilt = async (file: string) => (await server.ssrLoadModule(`/${file}`))['messages'] as Readonly<Record<string, unknown>>;

function* textsOf(catalog: Catalog, keys: readonly string[] = []): Generator<readonly [keys: readonly string[], text: string]> {
  for (const [key, value] of Object.entries(catalog)) {
    if (typeof value === 'string') yield [[...keys, key], value];
    else yield* textsOf(value, [...keys, key]);
  }
}

const numbers = [0, 1, 2, 3, 5, 11, 21, 1234.5, 1_000_000];
const moments = [new Date('2026-03-29T00:30:00Z'), new Date('2026-12-31T23:30:00Z')];

/** The possible values of each argument of a text. */
function samplesOf(elements: readonly MessageFormatElement[], samples = new Map<string, readonly unknown[]>()) {
  for (const element of elements) {
    if (element.type === TYPE.argument) samples.set(element.value, samples.get(element.value) ?? ['Ærø & <Ñandú>', '']);
    if (element.type === TYPE.number) samples.set(element.value, numbers);
    if (element.type === TYPE.date || element.type === TYPE.time) samples.set(element.value, moments);
    if (element.type === TYPE.tag) {
      samples.set(element.value, [(chunks: unknown) => `[${[chunks].flat().join('')}]`]);
      samplesOf(element.children, samples);
    }
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      samples.set(element.value, element.type === TYPE.plural ? numbers : Object.keys(element.options));
      for (const { value } of Object.values(element.options)) samplesOf(value, samples);
    }
  }
  return samples;
}

/** Each value of each argument, combined with the first and with the last value of the others. */
function valuesFor(text: string): RichTranslationValues[] {
  const samples = [...samplesOf(parse(text))];
  const base = (at: number) => Object.fromEntries(samples.map(([name, values]) => [name, values.at(at)]));
  const each = samples.flatMap(([name, values]) => values.flatMap((value) => [0, -1].map((at) => ({ ...base(at), [name]: value }))));
  return (each.length === 0 ? [{}] : each) as RichTranslationValues[];
}

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  getRelativeTimeFormat: (...args: ConstructorParameters<typeof Intl.RelativeTimeFormat>) => new Intl.RelativeTimeFormat(...args),
  getListFormat: (...args: ConstructorParameters<typeof Intl.ListFormat>) => new Intl.ListFormat(...args),
  getDisplayNames: (...args: ConstructorParameters<typeof Intl.DisplayNames>) => new Intl.DisplayNames(...args),
};
const emptyCache = () => ({ dateTime: {}, number: {}, message: {}, relativeTime: {}, pluralRules: {}, list: {}, displayNames: {} });
const joined = (node: unknown) => [node].flat(Infinity).join('');

describe('a text of a page is what its catalog says', () => {
  // Each language takes seconds. Polish has the most plurals, the texts that the others are written from are German, and the few of
  // the United States replace others.
  const usual = ['de', 'pl', 'en-us'];
  const rest = languages.filter((one) => !usual.includes(one));
  test.each(usual)('%s', compare);
  test.each(rest)('%s', { tags: ['slow'] }, compare);

  async function compare(language: string) {
    const locale = isLanguage(language) ? language : 'en-US';
    const options = { cache: emptyCache(), formatters, locale, timeZone };
    let compared = 0;
    const different: unknown[] = [];
    for (const folder of folders) {
      const file = path.posix.join(folder, `${language}.ts`);
      if (!fs.existsSync(file)) continue;
      const [source, built] = await Promise.all([loadSource(file), loadBuilt(file)]);
      for (const [keys, text] of textsOf(source)) {
        const compiled = keys.reduce<unknown>((group, key) => (group as Catalog)[key], built) as CompiledMessage;
        for (const values of valuesFor(text)) {
          const written = joined(formatBuilt(keys.join('.'), compiled, values, options));
          const meant = joined(formatSource(keys.join('.'), text, values, options));
          compared++;
          if (written !== meant) different.push({ file, key: keys.join('.'), values, written, meant });
        }
      }
    }
    expect(different).toEqual([]);
    expect(compared).toBeGreaterThan(isLanguage(language) ? 3000 : 10);
  }
});
