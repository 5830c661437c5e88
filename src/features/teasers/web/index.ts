export { Teasers } from './teasers.tsx';
