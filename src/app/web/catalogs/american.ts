import { withOverlay } from '#platform/contract/messages.ts';
import type { Catalog } from '#platform/web/data/catalogs.ts';
import type { CatalogModule } from './catalog-files.ts';

// All overlays in one file, which only readers in the United States load: together they are smaller than one file each. Imported by name,
// because whole modules would add a bundler helper to the first load of every page.
const overlays = import.meta.glob<Catalog>(['/src/{app,platform,features/*}/messages/en-us.ts', '!/src/features/{invoices,mails}/**'], {
  eager: true,
  import: 'messages',
});

/** The American version of an English catalog; `file` is its path. */
export function inAmerican(file: string, english: CatalogModule): CatalogModule {
  const overlay = overlays[file.replace('/en.ts', '/en-us.ts')];
  return overlay === undefined ? english : { messages: withOverlay(english.messages, overlay) };
}
