import type { ProfileImage } from '../contract/image.ts';
import type { PhotoAddresses } from './photo-addresses.ts';
import { blurredFile, blurredWidth, clearFile, clearWidths } from './photo-files.ts';
import type { PhotoAccess } from './photo-policy.ts';
import type { PhotoRow } from './photo-repo.ts';

/** What of a photo is needed to show it. */
export type ShownPhoto = Omit<PhotoRow, 'userId'>;

/** `prefix` is the site's cdn_prefix. A locked photo leaves as its blurred file, and no clear file is named. */
export type PresentImage = (photo: ShownPhoto, access: PhotoAccess, prefix: string) => ProfileImage;

const thumbWidth = 320;

export const createPresentImage =
  (addresses: PhotoAddresses): PresentImage =>
  (photo, access, prefix) => {
    const locked = access === 'locked';
    const widths = locked ? [blurredWidth] : clearWidths(photo.width);
    const fileOf = (width: number) => (locked ? blurredFile(photo.name) : clearFile(photo.name, width, 'webp'));
    const avifOf = (width: number) => (locked || !photo.avif ? null : urlOf(clearFile(photo.name, width, 'avif')));
    const query = access === 'owner' || access === 'viewer' ? addresses.sign(photo.name, access) : '';
    const urlOf = (file: string) => prefix + file + query;
    const width = locked ? blurredWidth : photo.width;
    const largest = fileOf(width);
    return {
      id: photo.id,
      filename: largest,
      thumb_filename: fileOf(Math.min(thumbWidth, width)),
      status: photo.status,
      match: urlOf(largest),
      width,
      height: Math.round((photo.height * width) / photo.width),
      sources: widths.map((each) => ({ width: each, url: urlOf(fileOf(each)), avif: avifOf(each) })),
      thumb_hash: photo.thumbHash,
      caption: photo.caption,
      locked,
    };
  };
