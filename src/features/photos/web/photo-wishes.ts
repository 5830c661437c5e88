import type { ProfileImage } from '../contract/image.ts';

/** What the member wants of a photo, and does not have from the server yet. */
export type PhotoWish =
  | { readonly kind: 'place'; readonly id: number; readonly at: number }
  | { readonly kind: 'caption'; readonly id: number; readonly caption: string }
  | { readonly kind: 'remove'; readonly id: number }
  /** To where it was. */
  | { readonly kind: 'restore'; readonly photo: ProfileImage; readonly at: number };

/** The photos as they look once every wish has come true. A wish for a photo that is not there changes nothing. */
export const withWishes = (photos: readonly ProfileImage[], wishes: readonly PhotoWish[]): readonly ProfileImage[] =>
  wishes.reduce(withWish, photos);

function withWish(photos: readonly ProfileImage[], wish: PhotoWish): readonly ProfileImage[] {
  switch (wish.kind) {
    case 'place':
      return moved(
        photos,
        photos.findIndex(({ id }) => id === wish.id),
        wish.at,
      );
    case 'caption':
      return photos.map((photo) => (photo.id === wish.id ? { ...photo, caption: wish.caption } : photo));
    case 'remove':
      return photos.filter(({ id }) => id !== wish.id);
    case 'restore':
      return photos.some(({ id }) => id === wish.photo.id) ? photos : photos.toSpliced(wish.at, 0, wish.photo);
  }
}

/** The list with one item elsewhere; behind the last one is the end. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const [item] = list.slice(from, from + 1);
  return from < 0 || item === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, item);
}
