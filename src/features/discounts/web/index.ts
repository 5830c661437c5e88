export { BonusAlone, BonusFoot, BonusRow } from './bonus/bonus-row.tsx';
export { BonusWatch } from './bonus/bonus-watch.tsx';
export { preloadBonus } from './bonus/preload-bonus.ts';
export { type Bonus, useBonus } from './bonus/use-bonus.ts';
export { bonusKey, ownCodesQuery } from './queries.ts';
