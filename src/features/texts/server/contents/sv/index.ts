export { texts } from '../en/index.ts';
