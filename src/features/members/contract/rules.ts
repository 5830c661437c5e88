/** Maximum number of photos that a card can preview. */
export const maxPreviewPhotos = 5;
