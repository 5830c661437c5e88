/** One page of the results of a search. */
export const gifSearchKey = (search: string, page: number) => ['gif-search', search, page] as const;
