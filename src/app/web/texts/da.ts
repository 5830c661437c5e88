import type { CatalogFiles } from '../catalogs.ts';

export const files: CatalogFiles = import.meta.glob(['/src/{app,platform,features/*}/messages/da.ts', '!/src/features/{mails,seo}/**']);
