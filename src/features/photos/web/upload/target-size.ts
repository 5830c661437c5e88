import type { Crop, Size } from './crop.ts';

/** Px of the server's largest file (`process-image.ts`) times 1.5, because the server scales once more. */
const enough = { width: 1920, height: 2400 };
/** Px of the server's largest file. */
const shown = { width: 1280, height: 1600 };
/** Minimum px of the shorter side, also of the displayed image; the server rejects less. */
const minSide = 200;

export interface Target {
  /** In px of the image, upright and rotated. */
  readonly region: { readonly left: number; readonly top: number } & Size;
  /** Px of the uploaded image per px of the region; at most 1. */
  readonly scale: number;
}

/**
 * The region and scale to draw of an image of this size, upright and rotated. Null when the server would reject the image: it can
 * give the reason only for the original.
 */
export function targetOf({ width, height }: Size, crop: Crop): Target | null {
  const left = Math.round(crop.left * width);
  const top = Math.round(crop.top * height);
  const region = {
    left,
    top,
    width: Math.min(width, Math.round((crop.left + crop.width) * width)) - left,
    height: Math.min(height, Math.round((crop.top + crop.height) * height)) - top,
  };
  const fitted = Math.min(region.width, region.height) * Math.min(1, shown.width / region.width, shown.height / region.height);
  if (!(fitted >= minSide)) return null;
  return { region, scale: Math.min(1, enough.width / region.width, enough.height / region.height) };
}
