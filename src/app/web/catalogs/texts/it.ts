import type { CatalogFiles, CatalogModule } from '../catalog-files.ts';

export const files: CatalogFiles = import.meta.glob<CatalogModule>([
  '/src/{app,platform,features/*}/messages/it.ts',
  '!/src/features/{mails,office*,seo}/**',
]);
