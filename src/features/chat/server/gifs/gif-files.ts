import sharp from 'sharp';
import { imageKind } from '#platform/server/images/image-kind.ts';
import type { GifFiles } from './gif-provider.ts';

/** Px of all that one frame may have. */
const mostPixels = 1_000_000;

/** With a frame of it, taken from the animation itself. Null: not the WebP that it says it is. */
export async function toGifFiles(moving: Buffer): Promise<GifFiles | null> {
  if (imageKind(moving) !== 'webp') return null;
  try {
    const still = await sharp(moving, { pages: 1, limitInputPixels: mostPixels, failOn: 'error' }).webp({ quality: 70 }).toBuffer();
    return { moving, still };
  } catch {
    return null;
  }
}
