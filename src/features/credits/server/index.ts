export { addCredits, balanceOf, type CreditSource, openBalance } from './credits-repo.ts';
