export { useLooking } from './use-looking.ts';
