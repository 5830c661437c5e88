import type { Catalog, LoadCatalog } from '#platform/web/i18n/catalogs.ts';

const files = import.meta.glob<{ messages: Catalog }>([
  '/src/features/*/messages/*.ts',
  // Only mails speak these.
  '!/src/features/notifications/messages/*.ts',
  '/src/platform/messages/*.ts',
  '/src/app/messages/*.ts',
]);

/** Where a namespace's texts live: `common` and `app` belong to the house, every other to the feature of that name. */
export function catalogFile(namespace: string, language: string): string {
  const folder = namespace === 'common' ? '/src/platform' : namespace === 'app' ? '/src/app' : `/src/features/${namespace}`;
  return `${folder}/messages/${language}.ts`;
}

export const loadCatalog: LoadCatalog = async (namespace, language) => {
  const load = files[catalogFile(namespace, language)];
  if (load === undefined) throw new Error(`no catalog ${namespace} in ${language}`);
  return (await load()).messages;
};
