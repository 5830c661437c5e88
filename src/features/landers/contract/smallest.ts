/** The smallest number of members that is shown to a visitor: fewer could be recognised. */
export const smallestCount = 5;
/** Fewer members online are not shown: a number that small says nothing good about the hour. */
export const smallestOnline = 10;
