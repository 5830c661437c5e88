/**
 * Scripts to lose on the line: the entry with what it imports, and what it loads for its page. Each is lost twice, because a
 * preload is the first attempt.
 */
export const lostFiles = [
  ['entry', /\/assets\/(?:entry-|shell-)[^/]*\.js$/],
  ['code', /\/assets\/(?:login-page|scene)-[^/]*\.js$/],
] as const;
