/** The first groups of four of a hash, as people compare them. */
export const shortHash = (hash: string, groups = 2): string =>
  hash
    .match(/.{1,4}/g)
    ?.slice(0, groups)
    .join(' ') ?? '';
