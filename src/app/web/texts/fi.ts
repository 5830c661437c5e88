import type { CatalogFiles, CatalogModule } from '../catalogs.ts';

export const files: CatalogFiles = import.meta.glob<CatalogModule>([
  '/src/{app,platform,features/*}/messages/fi.ts',
  '!/src/features/{mails,seo}/**',
]);
