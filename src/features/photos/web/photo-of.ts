import { thumbHashToAverageRGBA } from 'thumbhash';
import type { ProfileImage } from '../contract/image.ts';
import { avifSetOf, srcSetOf } from './face-of.ts';

interface PhotoFile {
  readonly src: string;
  readonly srcSet: string;
  readonly avif: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

/** Props of `Photo` for an image. The placeholder until it has loaded is its average colour, the same on server and browser. */
export const photoOf = (image: ProfileImage): PhotoFile => ({
  src: image.match,
  srcSet: srcSetOf(image.files),
  avif: avifSetOf(image.files),
  width: image.width,
  height: image.height,
  placeholder: averageColour(image.thumb_hash),
});

/** An image's average colour, from its ThumbHash in base64. */
export function averageColour(thumbHash: string): string {
  const { r, g, b } = thumbHashToAverageRGBA(Uint8Array.from(atob(thumbHash), (letter) => letter.charCodeAt(0)));
  return `rgb(${[r, g, b].map((share) => Math.round(share * 255)).join(' ')})`;
}
