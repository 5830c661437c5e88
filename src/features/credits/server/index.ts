import type { Feature } from '#platform/server/feature.ts';
import { creditsData } from './own-data-repo.ts';

export { addCredits, balanceOf, findBalance, lockBalance, openBalance, setFrozen } from './credits-repo.ts';
export { addPurchase } from './lots/add-purchase.ts';
export { type Lot, lotsOf } from './lots/lots-of.ts';
export { listMovements, type Movement, spentSince } from './movements/list-movements.ts';
export { type CheapestCredit, spendableCreditsOf } from './spendable-credits-of.ts';
export { returnSpend, type ReturnKind } from './return-spend.ts';
export { putBackInLot, takeFromLot } from './lots/take-from-lot.ts';

export const createCredits = (): Feature => ({ ownData: creditsData });
