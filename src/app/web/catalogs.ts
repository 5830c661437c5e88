import type { Catalog, LoadCatalog } from '#platform/web/i18n/catalogs.ts';

/** The catalogs of one language, by address. Those of mails are not among them: no page speaks them. */
export type CatalogFiles = Readonly<Record<string, () => Promise<unknown>>>;

// A list for each language: nobody loads the addresses of the other ten.
const languages = import.meta.glob<{ files: CatalogFiles }>('./texts/*.ts');

/** The list of a language's catalogs. */
export const languageFile = (language: string): string => `/src/app/web/texts/${language}.ts`;

/** Where a namespace's texts live: `common` and `app` belong to the house, every other to the feature of that name. */
export function catalogFile(namespace: string, language: string): string {
  const folder = namespace === 'common' ? '/src/platform' : namespace === 'app' ? '/src/app' : `/src/features/${namespace}`;
  return `${folder}/messages/${language}.ts`;
}

export const loadCatalog: LoadCatalog = async (namespace, language) => {
  const list = await languages[`./texts/${language}.ts`]?.();
  const load = list?.files[catalogFile(namespace, language)];
  if (load === undefined) throw new Error(`no catalog ${namespace} in ${language}`);
  return ((await load()) as { messages: Catalog }).messages;
};
