import type { Crop } from '#platform/server/images/region.ts';

/** Parses the contract's `Crop` text. */
export function readCrop(text: string): Crop {
  const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number);
  return { left, top, width, height };
}
