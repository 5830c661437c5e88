import type { Catalog, LoadCatalog } from '#platform/web/data/catalogs.ts';

const files = import.meta.glob<{ messages: Catalog }>('/src/features/visits/messages/*.ts');

/** The texts of a lander are part of the page; only the questions of a visit load theirs later. */
export const loadLaterCatalog: LoadCatalog = async (namespace, language) => {
  const load = files[`/src/features/${namespace}/messages/${language}.ts`];
  if (load === undefined) throw new Error(`landers have no catalog ${namespace} in ${language}`);
  return (await load()).messages;
};
