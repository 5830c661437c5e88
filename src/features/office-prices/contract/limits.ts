export const maxPackages = 20;
/** Minor units. */
export const maxPrice = 100_000_000;
export const maxCredits = 1_000_000;
export const maxDays = 3660;
/** Days ahead for which prices can be published. */
export const maxDaysAhead = 366;
export const packageKinds = ['credits', 'premium'] as const;
