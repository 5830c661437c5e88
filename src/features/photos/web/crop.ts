import type { UploadFields } from '../contract/endpoints.ts';

/** Part of a picture: shares of its width and height, 0 to 1. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Px of a picture as it is seen: upright and turned. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a frame must keep to. */
export interface FrameRules {
  /** Share of the width for one share of the height; null: any. */
  readonly ratio: number | null;
  /** The least width and height, in shares. */
  readonly least: Size;
}

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

export const wholePicture: Crop = { left: 0, top: 0, width: 1, height: 1 };

/** Px of the shorter side; the server refuses less. */
const shortestSide = 200;

/** Rules for a picture of that size; `aspect` is width by height in px, null for any. */
export const frameRules = ({ width, height }: Size, aspect: number | null): FrameRules => ({
  ratio: aspect === null ? null : (aspect * height) / width,
  least: { width: Math.min(1, shortestSide / width), height: Math.min(1, shortestSide / height) },
});

/** The largest frame in the middle. */
export function largestFrame({ ratio }: FrameRules): Crop {
  if (ratio === null) return wholePicture;
  const width = Math.min(1, ratio);
  const height = Math.min(1, 1 / ratio);
  return { left: (1 - width) / 2, top: (1 - height) / 2, width, height };
}

export const moveCrop = (crop: Crop, right: number, down: number): Crop => ({
  ...crop,
  left: between(0, crop.left + right, 1 - crop.width),
  top: between(0, crop.top + down, 1 - crop.height),
});

/** Another size around the same middle, as far as the picture reaches. With a ratio the width decides. */
export function sizeCrop(crop: Crop, wish: Size, rules: FrameRules): Crop {
  const { width, height } = allowed(wish, { width: 1, height: 1 }, rules);
  return moveCrop({ left: crop.left + (crop.width - width) / 2, top: crop.top + (crop.height - height) / 2, width, height }, 0, 0);
}

/** One corner follows the finger, the one across stays. */
export function dragCorner(crop: Crop, corner: Corner, right: number, down: number, rules: FrameRules): Crop {
  const [atTop, atLeft] = [corner.startsWith('top'), corner.endsWith('left')];
  const room = { width: atLeft ? crop.left + crop.width : 1 - crop.left, height: atTop ? crop.top + crop.height : 1 - crop.top };
  const pulled = { width: crop.width + (atLeft ? -right : right), height: crop.height + (atTop ? -down : down) };
  // With a ratio the direction that pulls further outwards decides.
  const wish = rules.ratio === null ? pulled : { ...pulled, width: Math.max(pulled.width, pulled.height * rules.ratio) };
  const { width, height } = allowed(wish, room, rules);
  return {
    left: atLeft ? crop.left + crop.width - width : crop.left,
    top: atTop ? crop.top + crop.height - height : crop.top,
    width,
    height,
  };
}

/** The same part after the picture was turned clockwise by a quarter. */
export const turnCrop = ({ left, top, width, height }: Crop): Crop => ({ left: 1 - top - height, top: left, width: height, height: width });

/** As the contract wants it; undefined: the whole picture. */
export function cropText({ left, top, width, height }: Crop): UploadFields['crop'] {
  const [x, y] = [digits(left), digits(top)];
  // Rounded, the far edges must not lie beyond the picture.
  const [w, h] = [Math.min(digits(width), digits(1 - x)), Math.min(digits(height), digits(1 - y))];
  if (x === 0 && y === 0 && w === 1 && h === 1) return undefined;
  return [x, y, w, h].map(share).join(',');
}

const digits = (number: number) => Math.round(number * 10_000) / 10_000;

// Never with an exponent, never `1.0000`.
const share = (number: number) => (number === 0 || number === 1 ? String(number) : number.toFixed(4));

function allowed(wish: Size, room: Size, { ratio, least }: FrameRules): Size {
  if (ratio === null) {
    return {
      width: between(Math.min(least.width, room.width), wish.width, room.width),
      height: between(Math.min(least.height, room.height), wish.height, room.height),
    };
  }
  const most = Math.min(room.width, room.height * ratio);
  const width = between(Math.min(most, Math.max(least.width, least.height * ratio)), wish.width, most);
  return { width, height: width / ratio };
}

const between = (least: number, number: number, most: number) => Math.max(least, Math.min(number, most));
