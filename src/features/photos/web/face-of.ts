import type { ImageFiles, MainImage } from '../contract/image.ts';
import { addressOf } from '../contract/image-address.ts';

/** `src` and `srcSet` for `Face`; empty without a photo, so that `Face` draws a silhouette. */
export function faceOf(image: MainImage): { src?: string; srcSet?: string } {
  if (image === null) return {};
  const [small, next] = image.files.widths.map((width) => addressOf(image.files, width));
  if (small === undefined) return {};
  return next === undefined ? { src: small } : { src: small, srcSet: `${small} 1x, ${next} 2x` };
}

/** `srcset` with width descriptors, for `Photo`. */
export const srcSetOf = (files: ImageFiles, format?: 'avif'): string =>
  files.widths.map((width) => `${addressOf(files, width, format)} ${width}w`).join(', ');

/** The same for AVIF; undefined when there is none. */
export const avifSetOf = (files: ImageFiles): string | undefined => (files.avif ? srcSetOf(files, 'avif') : undefined);
