/** Characters. */
export const longestAbout = 2000;

/** Years, within which one searches. */
export const searchAges = { min: 18, max: 120 } as const;
