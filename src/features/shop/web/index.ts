export { middleOf, usePackageName } from './package-names.ts';
export { packagesQuery } from './queries.ts';
export { StruckPrice } from './struck-price.tsx';
export { PackageChoice } from './package-choice.tsx';
export { ShopPage } from './shop-page.tsx';
