/** Maximum characters of the about text. */
export const maxAboutLength = 2000;

/** The age range of searches, in full years. */
export const searchAges = { min: 18, max: 120 } as const;
