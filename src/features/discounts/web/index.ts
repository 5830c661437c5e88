export { bonusKey, bonusQuery, ownCodesQuery } from './queries.ts';
export { type Bonus, clockText, useBonus, useSecondsLeft } from './use-bonus.ts';
