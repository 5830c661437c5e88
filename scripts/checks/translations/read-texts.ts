import fs from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '../../../src/platform/contract/languages.ts';
import { texts as pages } from '#features/static-pages/server/contents/index.ts';
import { officeLanguages } from '#features/staff/contract/rules.ts';
import { flattenTexts } from './flatten-texts.ts';

/** Every text of one language by its key: `account.login.title` of a catalog, `static-pages.terms.…` of a static page. */
export type Texts = ReadonlyMap<string, string>;

/** The folders of catalogs: one file a language in each. Those below `server` are for letters, which pages get ready. */
export const catalogFolders: readonly string[] = [
  'src/platform',
  'src/app',
  ...fs.readdirSync('src/features').map((name) => `src/features/${name}`),
  'src/features/decisions/server/letter',
]
  .map((folder) => path.join(folder, 'messages'))
  .filter((folder) => fs.existsSync(folder));

/** The namespace of the texts in a folder of catalogs. */
export const namespaceOf = (folder: string): string =>
  folder === 'src/platform/messages' ? 'common' : path.basename(path.dirname(folder));

/**
 * The back office (features `office` and `office-…`) is for the people who run the site: its texts are in the two languages that they
 * choose from, and in one English.
 */
export const isForStaff = (namespace: string): boolean => namespace === 'office' || namespace.startsWith('office-');

/** The languages that a namespace has to be in. */
export const languagesOf = (namespace: string): readonly Language[] => (isForStaff(namespace) ? officeLanguages : languages);

/** The texts of one catalog file, which must exist. */
export async function readCatalog(file: string): Promise<Texts> {
  const { messages } = (await import(path.resolve(file))) as { messages: object };
  return flattenTexts(messages);
}

/** The texts of all catalogs and static pages. */
export async function readTexts(): Promise<ReadonlyMap<Language, Texts>> {
  const found = new Map<Language, Texts>();
  for (const language of languages) {
    const texts = new Map<string, string>();
    for (const folder of catalogFolders) {
      const namespace = namespaceOf(folder);
      if (!languagesOf(namespace).includes(language)) continue;
      for (const [key, text] of await readCatalog(`${folder}/${language}.ts`)) texts.set(`${namespace}.${key}`, text);
    }
    for (const [key, text] of flattenTexts(pages[language])) texts.set(`static-pages.${key}`, text);
    found.set(language, texts);
  }
  return found;
}
