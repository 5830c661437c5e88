import type { Catalog, LoadCatalog, Namespace } from '#platform/web/data/catalogs.ts';

export interface CatalogModule {
  readonly messages: Catalog;
}

/** The catalogs of one language, by file path. Excludes those of mails and for search engines, which no page uses, and of the back office, which has its own entry. */
export type CatalogFiles = Readonly<Record<string, () => Promise<CatalogModule>>>;

// One module per language, so that a browser does not load the file lists of the other ten.
const languages = import.meta.glob<{ files: CatalogFiles }>('./texts/*.ts');

/** The module that lists a language's catalogs. */
export const languageFile = (language: string): string => `/src/app/web/catalogs/texts/${language}.ts`;

/** The file of a namespace's texts: `common` and `app` are not features; every other namespace is the feature of that name. */
export function catalogFile(namespace: Namespace, language: string): string {
  const folder = namespace === 'common' ? '/src/platform' : namespace === 'app' ? '/src/app' : `/src/features/${namespace}`;
  return `${folder}/messages/${language}.ts`;
}

export const loadCatalog: LoadCatalog = async (namespace, language) => {
  const list = await languages[`./texts/${language}.ts`]?.();
  const load = list?.files[catalogFile(namespace, language)];
  if (load === undefined) throw new Error(`no catalog ${namespace} in ${language}`);
  return (await load()).messages;
};
