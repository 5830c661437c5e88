/** Part of an image, as fractions of its width and height. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** In px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Region = Size & { readonly left: number; readonly top: number };

/** The pixel region of a crop, clipped to the image. Null when a side would be shorter than `minSide` px. */
export function regionOf(crop: Crop, { width, height }: Size, minSide: number): Region | null {
  const [left, right] = edges(crop.left, crop.width, width);
  const [top, bottom] = edges(crop.top, crop.height, height);
  const region = { left, top, width: right - left, height: bottom - top };
  return Math.min(region.width, region.height) < minSide ? null : region;
}

const edges = (from: number, fraction: number, length: number): readonly [number, number] => [
  Math.min(length, Math.round(from * length)),
  Math.min(length, Math.round((from + fraction) * length)),
];
