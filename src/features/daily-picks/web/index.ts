export { Starters } from './starters.tsx';
