import type { ProfileImage } from '../contract/image.ts';
import type { PhotoAddresses } from './photo-addresses.ts';
import type { ShownPhoto } from './joined-photo.ts';
import { anyClearFile, blurredFile, blurredWidth, clearFile, clearWidths } from './photo-files.ts';
import type { PhotoAccess } from './photo-policy.ts';

/** `prefix` is the site's cdn_prefix. A locked photo names only its blurred file. */
export type PresentImage = (photo: ShownPhoto, access: PhotoAccess, prefix: string) => ProfileImage;

const thumbWidth = 320;

export const createPresentImage =
  (addresses: PhotoAddresses): PresentImage =>
  (photo, access, prefix) => {
    const locked = access === 'locked';
    const fileOf = (width: number) => (locked ? blurredFile(photo.name) : clearFile(photo.name, width, 'webp'));
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
      files: {
        address: urlOf(locked ? blurredFile(photo.name) : anyClearFile(photo.name)),
        widths: locked ? [blurredWidth] : clearWidths(photo.width),
        avif: !locked && photo.avif,
      },
      thumb_hash: photo.thumbHash,
      caption: photo.caption,
      locked,
    };
  };
