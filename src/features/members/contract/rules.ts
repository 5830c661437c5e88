/** Maximum number of photos that a card can preview. */
export const maxPreviewPhotos = 5;

/** Members of each gender whom the index page can show. */
export const shownToVisitors = 3;
