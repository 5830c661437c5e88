import sharp, { type Sharp } from 'sharp';

/** A picture with as much in it as a photo has; another number is another picture, the same number always the same one. */
export function pictureOf(number: number, width = 600, height = 800): Sharp {
  let state = number * 2_654_435_761 + 1;
  const grain = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const few = { width: 16, height: 16, channels: 3 } as const;
  const spots = Buffer.from(Array.from({ length: few.width * few.height * 3 }, () => Math.floor(grain() * 256)));
  return sharp(spots, { raw: few }).resize({ width, height, fit: 'fill', kernel: 'cubic' });
}

/** The same as a file that a camera could have made. */
export const photoOf = (number: number, width?: number, height?: number): Promise<Buffer> =>
  pictureOf(number, width, height).jpeg().toBuffer();
