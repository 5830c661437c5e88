import type { Boot } from '../../boot/boot.ts';
import type { CatalogFiles, CatalogModule } from '../catalog-files.ts';

const british: CatalogFiles = import.meta.glob<CatalogModule>([
  '/src/{app,platform,features/*}/messages/en.ts',
  '!/src/features/{mails,seo}/**',
]);

// Here, and not where every page begins, so that it costs nothing in other languages.
export const files: CatalogFiles = isAmericanPage() ? Object.fromEntries(Object.entries(british).map(toAmerican)) : british;

function isAmericanPage(): boolean {
  // The server serves all countries at once (`load-catalog-once.ts`).
  if (typeof document === 'undefined') return false;
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Partial<Boot>;
  return boot.american === true;
}

function toAmerican([file, load]: [string, () => Promise<CatalogModule>]): [string, () => Promise<CatalogModule>] {
  const loadBoth = async () => {
    const [{ inAmerican }, english] = await Promise.all([import('../american.ts'), load()]);
    return inAmerican(file, english);
  };
  return [file, loadBoth];
}
