import type { UploadFields } from '../../contract/endpoints.ts';

/** Part of an image: fractions of its width and height, 0 to 1. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** An image's size in px, upright and rotated. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Constraints of a crop frame. */
export interface FrameRules {
  /** Fraction of the width per fraction of the height; null for any ratio. */
  readonly ratio: number | null;
  /** Minimum width and height, as fractions. */
  readonly minSize: Size;
}

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

export const wholeImage: Crop = { left: 0, top: 0, width: 1, height: 1 };

/** Px of the shorter side; the server rejects less. */
const minSide = 200;

/** Rules for an image of this size; `aspect` is width divided by height in px, null for any. */
export const frameRules = ({ width, height }: Size, aspect: number | null): FrameRules => ({
  ratio: aspect === null ? null : (aspect * height) / width,
  minSize: { width: Math.min(1, minSide / width), height: Math.min(1, minSide / height) },
});

/** The largest frame, centred. */
export function largestFrame({ ratio }: FrameRules): Crop {
  if (ratio === null) return wholeImage;
  const width = Math.min(1, ratio);
  const height = Math.min(1, 1 / ratio);
  return { left: (1 - width) / 2, top: (1 - height) / 2, width, height };
}

export const moveCrop = (crop: Crop, right: number, down: number): Crop => ({
  ...crop,
  left: clamp(0, crop.left + right, 1 - crop.width),
  top: clamp(0, crop.top + down, 1 - crop.height),
});

/** Resizes around the same centre, within the image. With a fixed ratio the width decides. */
export function sizeCrop(crop: Crop, size: Size, rules: FrameRules): Crop {
  const { width, height } = clampSize(size, { width: 1, height: 1 }, rules);
  return moveCrop({ left: crop.left + (crop.width - width) / 2, top: crop.top + (crop.height - height) / 2, width, height }, 0, 0);
}

/** One corner follows the pointer, the opposite one stays. */
export function dragCorner(crop: Crop, corner: Corner, right: number, down: number, rules: FrameRules): Crop {
  const [atTop, atLeft] = [corner.startsWith('top'), corner.endsWith('left')];
  const maxSize = { width: atLeft ? crop.left + crop.width : 1 - crop.left, height: atTop ? crop.top + crop.height : 1 - crop.top };
  const pulled = { width: crop.width + (atLeft ? -right : right), height: crop.height + (atTop ? -down : down) };
  // With a fixed ratio the larger of both sizes decides.
  const size = rules.ratio === null ? pulled : { ...pulled, width: Math.max(pulled.width, pulled.height * rules.ratio) };
  const { width, height } = clampSize(size, maxSize, rules);
  return {
    left: atLeft ? crop.left + crop.width - width : crop.left,
    top: atTop ? crop.top + crop.height - height : crop.top,
    width,
    height,
  };
}

/** The same part after the image was rotated clockwise by 90 degrees. */
export const turnCrop = ({ left, top, width, height }: Crop): Crop => ({ left: 1 - top - height, top: left, width: height, height: width });

/** The contract's text; undefined for the whole image. */
export function cropText({ left, top, width, height }: Crop): UploadFields['crop'] {
  const [x, y] = [round(left), round(top)];
  // After rounding, the right and bottom edges must still be within the image.
  const [w, h] = [Math.min(round(width), round(1 - x)), Math.min(round(height), round(1 - y))];
  if (x === 0 && y === 0 && w === 1 && h === 1) return undefined;
  return [x, y, w, h].map(formatFraction).join(',');
}

/** Parses the contract's text. */
export function readCrop(text: string): Crop {
  const [left = 0, top = 0, width = 1, height = 1] = text.split(',').map(Number);
  return { left, top, width, height };
}

const round = (number: number) => Math.round(number * 10_000) / 10_000;

// Never with an exponent, never `1.0000`.
const formatFraction = (number: number) => (number === 0 || number === 1 ? String(number) : number.toFixed(4));

function clampSize(size: Size, maxSize: Size, { ratio, minSize }: FrameRules): Size {
  if (ratio === null) {
    return {
      width: clamp(Math.min(minSize.width, maxSize.width), size.width, maxSize.width),
      height: clamp(Math.min(minSize.height, maxSize.height), size.height, maxSize.height),
    };
  }
  const maxWidth = Math.min(maxSize.width, maxSize.height * ratio);
  const width = clamp(Math.min(maxWidth, Math.max(minSize.width, minSize.height * ratio)), size.width, maxWidth);
  return { width, height: width / ratio };
}

const clamp = (min: number, value: number, max: number) => Math.max(min, Math.min(value, max));
