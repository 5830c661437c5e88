export { addCredits, balanceOf, openBalance } from './credits-repo.ts';
