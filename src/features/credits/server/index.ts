import type { Feature } from '#platform/server/feature.ts';
import { creditsData } from './own-data-repo.ts';

export { addCredits, balanceOf, openBalance } from './credits-repo.ts';

export const createCredits = (): Feature => ({ ownData: creditsData });
