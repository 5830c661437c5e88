import type { Boot } from '../../boot/boot.ts';
import type { CatalogFiles, CatalogModule } from '../catalog-files.ts';

const british: CatalogFiles = import.meta.glob<CatalogModule>([
  '/src/{app,platform,features/*}/messages/en.ts',
  '!/src/features/{mails,office*,seo}/**',
]);

// Decided here and not in the entry of every page, so that other languages do not load the code for it.
export const files: CatalogFiles = isAmericanPage() ? Object.fromEntries(Object.entries(british).map(toAmerican)) : british;

function isAmericanPage(): boolean {
  // The server serves readers of all countries (`load-catalog-once.ts`).
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
