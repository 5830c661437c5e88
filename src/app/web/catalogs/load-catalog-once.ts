import { isAmerican } from '#platform/contract/languages.ts';
import type { Catalog, LoadCatalog } from '#platform/web/data/catalogs.ts';
import { inAmerican } from './american.ts';
import { catalogFile, loadCatalog } from './catalog-files.ts';

const loadCatalogOnce = once(loadCatalog);
const loadAmericanOnce = once(async (namespace, language) => {
  const messages = await loadCatalog(namespace, language);
  return language === 'en' ? inAmerican(catalogFile(namespace, language), { messages }).messages : messages;
});

/** For the server: importing a module again takes time, even when it is already loaded. */
export const loaderFor = (country: string | null): LoadCatalog => (isAmerican(country) ? loadAmericanOnce : loadCatalogOnce);

function once(load: LoadCatalog): LoadCatalog {
  /** By file; holds every catalog that was loaded. */
  const loaded = new Map<string, Promise<Catalog>>();
  return (namespace, language) => {
    const file = catalogFile(namespace, language);
    const known = loaded.get(file);
    if (known !== undefined) return known;
    const loading = load(namespace, language);
    loaded.set(file, loading);
    loading.catch(() => loaded.delete(file));
    return loading;
  };
}
