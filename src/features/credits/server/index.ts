export { addCredits, balanceOf, openBalance } from './credits-repo.ts';
export { creditsData } from './own-data-repo.ts';
