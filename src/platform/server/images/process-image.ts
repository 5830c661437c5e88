import sharp from 'sharp';
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

export type ImageFault = 'image_type' | 'image_size' | 'image_broken';

const kinds = new Set(['jpeg', 'png', 'webp']);
const mostPixels = 50_000_000;
const shortestSide = 200;

sharp.concurrency(1);

/** Checks by content, limits pixels before decoding, turns upright, drops metadata and makes all files. */
export async function processImage(input: Uint8Array): Promise<ProcessedImage | ImageFault> {
  if (input.length === 0) return 'image_type';
  const source = sharp(input, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
  const meta = await source.metadata().catch((error: unknown) => (String(error).includes('pixel limit') ? 'image_size' : 'image_type'));
  if (typeof meta === 'string') return meta;
  if (!kinds.has(meta.format)) return 'image_type';
  if (Math.min(meta.width, meta.height) < shortestSide || meta.width * meta.height > mostPixels) return 'image_size';
  try {
    const { data: upright, info } = await source
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: 1280, height: 1600, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const image = () => sharp(upright, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const widths = variantWidths.filter((width) => width < info.width);
    const variants = await Promise.all(
      [...widths, info.width].map(async (width) => ({
        width,
        bytes: await image()
          .resize({ width })
          .webp({ quality: width > 320 ? 78 : 72, effort: 4 })
          .toBuffer(),
      })),
    );
    // Shrunk to so few pixels that no sharpening brings a face back; two steps, since one chain resizes only once.
    const few = await image().resize({ width: 20 }).blur(1).raw().toBuffer({ resolveWithObject: true });
    const blurred = await sharp(few.data, { raw: few.info }).resize({ width: 320, kernel: 'cubic' }).webp({ quality: 40 }).toBuffer();
    const tiny = await image().resize({ width: 64, height: 64, fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const thumbHash = Buffer.from(rgbaToThumbHash(tiny.info.width, tiny.info.height, tiny.data)).toString('base64');
    return { width: info.width, height: info.height, variants, blurred, thumbHash };
  } catch {
    return 'image_broken';
  }
}
