/** Part of a picture: shares of its width and height. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Region = Size & { readonly left: number; readonly top: number };

/** The px of a crop, as far as they lie in the picture. Null where a side would be shorter than `shortest` px. */
export function regionOf(crop: Crop, { width, height }: Size, shortest: number): Region | null {
  const [left, right] = edges(crop.left, crop.width, width);
  const [top, bottom] = edges(crop.top, crop.height, height);
  const region = { left, top, width: right - left, height: bottom - top };
  return Math.min(region.width, region.height) < shortest ? null : region;
}

const edges = (from: number, share: number, length: number): readonly [number, number] => [
  Math.min(length, Math.round(from * length)),
  Math.min(length, Math.round((from + share) * length)),
];
