import { moved } from '#platform/web/interaction/order/order.ts';
import type { ProfileImage } from '../../contract/image.ts';

/** An optimistic edit of the member's photos, not confirmed by the server yet. */
export type PhotoEdit =
  | { readonly kind: 'place'; readonly id: number; readonly at: number }
  | { readonly kind: 'caption'; readonly id: number; readonly caption: string }
  | { readonly kind: 'remove'; readonly id: number }
  /** Restores a photo at its former position. */
  | { readonly kind: 'restore'; readonly photo: ProfileImage; readonly at: number };

/** The photos after all edits. An edit of a missing photo changes nothing. */
export const applyEdits = (photos: readonly ProfileImage[], edits: readonly PhotoEdit[]): readonly ProfileImage[] =>
  edits.reduce(applyEdit, photos);

function applyEdit(photos: readonly ProfileImage[], edit: PhotoEdit): readonly ProfileImage[] {
  switch (edit.kind) {
    case 'place':
      return moved(
        photos,
        photos.findIndex(({ id }) => id === edit.id),
        edit.at,
      );
    case 'caption':
      return photos.map((photo) => (photo.id === edit.id ? { ...photo, caption: edit.caption } : photo));
    case 'remove':
      return photos.filter(({ id }) => id !== edit.id);
    case 'restore':
      return photos.some(({ id }) => id === edit.photo.id) ? photos : photos.toSpliced(edit.at, 0, edit.photo);
  }
}
