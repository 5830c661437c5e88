export { landerQuery } from './queries.ts';
