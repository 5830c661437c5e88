/** Likes in the game for each member and day of the site (specification §4, §9). */
export const likesADay = 4;

/** Cards that one call brings. */
export const deckSize = 20;

/** Photos that a card shows at most. */
export const cardPhotos = 5;
