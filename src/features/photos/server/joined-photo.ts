/** A photo that is neither rejected nor deleted, with the fields that are needed to present it. */
export interface ShownPhoto {
  readonly id: number;
  readonly status: 'pending' | 'active';
  readonly name: string;
  /** Px of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Base64 of a ThumbHash. */
  readonly thumbHash: string;
  readonly caption: string;
  /** The clear files exist as AVIF too. */
  readonly avif: boolean;
}

/** The columns of a photo that a query joins; all null when there is none. */
export interface JoinedPhoto {
  readonly photo_id: number | null;
  readonly photo_name: string | null;
  readonly photo_width: number | null;
  readonly photo_height: number | null;
  readonly photo_hash: string | null;
  readonly photo_caption: string | null;
  readonly photo_avif: boolean | null;
}

/** For a query that selects from or joins `photos`: the columns of `JoinedPhoto`. */
export const joinedPhotoColumns = [
  'photos.id as photo_id',
  'photos.name as photo_name',
  'photos.width as photo_width',
  'photos.height as photo_height',
  'photos.thumb_hash as photo_hash',
  'photos.caption as photo_caption',
  'photos.avif as photo_avif',
] as const;

export function toShownPhoto(row: JoinedPhoto, status: ShownPhoto['status']): ShownPhoto | null {
  const { photo_id: id, photo_name: name, photo_width: width, photo_height: height } = row;
  if (id === null || name === null || width === null || height === null) return null;
  const { photo_hash, photo_caption, photo_avif } = row;
  return { id, name, width, height, status, thumbHash: photo_hash ?? '', caption: photo_caption ?? '', avif: photo_avif ?? false };
}
