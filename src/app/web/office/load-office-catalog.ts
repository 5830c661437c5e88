import type { Catalog, LoadCatalog } from '#platform/web/data/catalogs.ts';

const files = import.meta.glob<{ messages: Catalog }>('/src/{platform,features/{office*,prompts}}/messages/{de,en}.ts');

/** The texts of the back office, which is in German and English alone, and of members' answers, which its cases show. */
export const loadOfficeCatalog: LoadCatalog = async (namespace, language) => {
  const load = files[`/src/${namespace === 'common' ? 'platform' : `features/${namespace}`}/messages/${language}.ts`];
  if (load === undefined) throw new Error(`the back office has no catalog ${namespace} in ${language}`);
  return (await load()).messages;
};
