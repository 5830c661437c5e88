import { withOverlay } from '#platform/contract/messages.ts';
import type { Catalog } from '#platform/web/data/catalogs.ts';
import type { CatalogModule } from './catalog-files.ts';

// All of them in one file, which only readers in the United States load: together they are smaller than a file for each.
// By name, because whole modules would bring a helper of the bundler into the first load of every page.
const overlays = import.meta.glob<Catalog>(['/src/{app,platform,features/*}/messages/en-us.ts', '!/src/features/mails/**'], {
  eager: true,
  import: 'messages',
});

/** An English catalog as it is written in the United States; `file` is its path. */
export function inAmerican(file: string, english: CatalogModule): CatalogModule {
  const overlay = overlays[file.replace('/en.ts', '/en-us.ts')];
  return overlay === undefined ? english : { messages: withOverlay(english.messages, overlay) };
}
