import sharp, { type Sharp } from 'sharp';

/** An image with as much detail as a photo. The same number always gives the same image, another number another one. */
export function imageOf(number: number, width = 600, height = 800): Sharp {
  let state = number * 2_654_435_761 + 1;
  const grain = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const few = { width: 16, height: 16, channels: 3 } as const;
  const spots = Buffer.from(Array.from({ length: few.width * few.height * 3 }, () => Math.floor(grain() * 256)));
  return sharp(spots, { raw: few }).resize({ width, height, fit: 'fill', kernel: 'cubic' });
}

/** The same image as a JPEG file. */
export const photoOf = (number: number, width?: number, height?: number): Promise<Buffer> =>
  imageOf(number, width, height).jpeg().toBuffer();

/** A stored file of a photo: small, and as long as it says itself. */
export const storedFile = (): Promise<Buffer> => imageOf(1, 40, 50).webp().toBuffer();
