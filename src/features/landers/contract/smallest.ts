/** The smallest number of members that a visitor is told: fewer could be recognised. */
export const smallestCount = 5;
/** Fewer members online are not told: a number that small says nothing good about the hour. */
export const smallestOnline = 10;
