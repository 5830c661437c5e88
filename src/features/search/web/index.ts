export { memberCountKey, membersKey, signupMatchesKey } from './keys.ts';
export { membersQuery } from './queries.ts';
export { readSearch, searchPath } from './search.ts';
export { searcherOf } from './searcher.ts';
