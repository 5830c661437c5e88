export { termsPath } from './terms-path.ts';
export { TermsWatch } from './terms-watch.tsx';
