import type { Catalog, LoadCatalog } from '#platform/web/i18n/catalogs.ts';
import { catalogFile, loadCatalog } from './catalogs.ts';

/** By file: as many as there are. */
const loaded = new Map<string, Promise<Catalog>>();

/** For the server: to import a module again costs, though it is there already. */
export const loadCatalogOnce: LoadCatalog = (namespace, language) => {
  const file = catalogFile(namespace, language);
  const known = loaded.get(file);
  if (known !== undefined) return known;
  const loading = loadCatalog(namespace, language);
  loaded.set(file, loading);
  loading.catch(() => loaded.delete(file));
  return loading;
};
