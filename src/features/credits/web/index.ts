export { CreditPill, creditLevel } from './credit-pill.tsx';
