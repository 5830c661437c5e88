/** Likes in the swipe game per member and day (specification §4, §9). */
export const likesADay = 4;

/** Cards per call. */
export const deckSize = 20;

/** Maximum photos per card. */
export const cardPhotos = 5;
