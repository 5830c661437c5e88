export { bonusLineId } from './bonus/bonus-line-id.ts';
export { BonusPart } from './bonus/bonus-part.ts';
export { BonusWatch } from './bonus/bonus-watch.tsx';
export { PageBonus } from './bonus/page-bonus.tsx';
export { preloadBonus } from './bonus/preload-bonus.ts';
export { bonusKey, ownCodesQuery } from './queries.ts';
