import sharp from 'sharp';
import { imageKind } from '#platform/server/images/image-kind.ts';
import type { GifFiles } from './gif-provider.ts';

/** Maximum number of pixels per frame. */
const maxPixels = 1_000_000;

/** Extracts the first frame of an animation. Null when it is not a valid WebP. */
export async function toGifFiles(moving: Buffer): Promise<GifFiles | null> {
  if (imageKind(moving) !== 'webp') return null;
  try {
    const still = await sharp(moving, { pages: 1, limitInputPixels: maxPixels, failOn: 'error' }).webp({ quality: 70 }).toBuffer();
    return { moving, still };
  } catch {
    return null;
  }
}
