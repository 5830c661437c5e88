import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** Widths in px of the files that one upload becomes; none is enlarged. */
export const variantWidths = [160, 320, 640, 1280] as const;

export interface ProcessedImage {
  /** Upright size in px of the largest file. */
  readonly width: number;
  readonly height: number;
  /** WebP, without any metadata. */
  readonly variants: readonly { readonly width: number; readonly bytes: Buffer }[];
  /** 320 px wide and blurred beyond recognition: what a viewer gets who may not see the photo. */
  readonly blurred: Buffer;
  /** Base64 of a ThumbHash: about 30 bytes that draw a placeholder. */
  readonly thumbHash: string;
}

export type ImageFault =
  /** No JPEG, PNG or WebP by its first bytes. */
  | 'unsupported'
  /** Begins as one, but is cut off or damaged. */
  | 'unreadable'
  | 'too_many_pixels'
  | 'too_small';

export const mostMegapixels = 50;

/** Px. */
export const shortestSide = 200;

sharp.concurrency(1);

/** Checks by content, limits pixels before decoding, turns upright, drops metadata and makes all files, on one thread at a time. */
export async function processImage(input: Uint8Array): Promise<ProcessedImage | ImageFault> {
  const kind = kindOf(Buffer.from(input.buffer, input.byteOffset, input.byteLength));
  if (kind === null) return 'unsupported';
  const source = sharp(input, { limitInputPixels: mostMegapixels * 1_000_000, failOn: 'error', pages: 1 });
  const meta = await source
    .metadata()
    .catch((error: unknown) => (String(error).includes('pixel limit') ? ('too_many_pixels' as const) : ('unreadable' as const)));
  if (typeof meta === 'string') return meta;
  if (meta.format !== kind) return 'unsupported';
  if (meta.width * meta.height > mostMegapixels * 1_000_000) return 'too_many_pixels';
  if (Math.min(meta.width, meta.height) < shortestSide) return 'too_small';
  try {
    return await makeFiles(source);
  } catch {
    return 'unreadable';
  }
}

async function makeFiles(source: Sharp): Promise<ProcessedImage> {
  const { data: upright, info } = await source
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: 1280, height: 1600, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = () => sharp(upright, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const variants: { readonly width: number; readonly bytes: Buffer }[] = [];
  for (const width of [...variantWidths.filter((narrower) => narrower < info.width), info.width]) {
    const bytes = await image()
      .resize({ width })
      .webp({ quality: width > 320 ? 78 : 72, effort: 4 })
      .toBuffer();
    variants.push({ width, bytes });
  }
  // Shrunk to so few pixels that no sharpening brings a face back; two steps, since one chain resizes only once.
  const few = await image().resize({ width: 20 }).blur(1).raw().toBuffer({ resolveWithObject: true });
  const blurred = await sharp(few.data, { raw: few.info }).resize({ width: 320, kernel: 'cubic' }).webp({ quality: 40 }).toBuffer();
  const tiny = await image().resize({ width: 64, height: 64, fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const thumbHash = Buffer.from(rgbaToThumbHash(tiny.info.width, tiny.info.height, tiny.data)).toString('base64');
  return { width: info.width, height: info.height, variants, blurred, thumbHash };
}

const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** By the bytes that only such a file begins with: nothing else is ever given to a decoder. */
function kindOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | null {
  if (bytes.subarray(0, 3).equals(jpeg)) return 'jpeg';
  if (bytes.subarray(0, 8).equals(png)) return 'png';
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : null;
}
