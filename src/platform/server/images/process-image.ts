import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { createQueue } from '../queue.ts';
import { imageKind } from './image-kind.ts';
import { hashSide, perceptualHash } from './perceptual-hash.ts';
import { type Crop, regionOf, type Size } from './region.ts';

/** Widths in px of the files that one upload becomes; none is enlarged. */
export const variantWidths = [160, 320, 640, 1280] as const;

interface Variant {
  /** Px. */
  readonly width: number;
  readonly webp: Buffer;
  /** Null: not wished. */
  readonly avif: Buffer | null;
}

export interface ProcessedImage {
  /** Upright size in px of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Ascending, without any metadata. */
  readonly variants: readonly Variant[];
  /** WebP, 320 px wide and blurred beyond recognition: what a viewer gets who may not see the photo. */
  readonly blurred: Buffer;
  /** Base64 of a ThumbHash: about 30 bytes that draw a placeholder. */
  readonly thumbHash: string;
  /** What it looks like, see `perceptualHash`; null: too plain to be told from others. */
  readonly phash: string | null;
}

export type ImageFault =
  /** No JPEG, PNG or WebP by its first bytes. */
  | 'unsupported'
  /** Begins as one, but is cut off or damaged. */
  | 'unreadable'
  | 'too_many_pixels'
  | 'too_small'
  | 'crop_too_small';

export interface ImageWish {
  /** Degrees clockwise of the upright picture. */
  readonly turn?: 0 | 90 | 180 | 270 | undefined;
  /** Of the upright, turned picture; what lies outside does not count. */
  readonly crop?: Crop | undefined;
  /** AVIF beside WebP: half the bytes, for twice the work. */
  readonly avif: boolean;
}

export const mostMegapixels = 50;

/** Px within which the largest file lies. */
const largest = { width: 1280, height: 1600 };

/** Px, also of what a crop leaves and of the largest file. */
export const shortestSide = 200;

/** Threads that one picture takes at most. */
const threadsEach = 2;

const whole: Crop = { left: 0, top: 0, width: 1, height: 1 };

sharp.concurrency(1);

/**
 * Checks by content, limits pixels before decoding, turns upright, drops metadata and makes all files.
 *
 * Of an animated WebP or PNG the first frame is the photo: phones store short moments as one picture, what is shown first
 * is what was chosen, and no more than one frame is ever decoded. In the same way what hangs on to a picture, such as the
 * film of a "motion photo" or the other half of a polyglot, is no reason to refuse it: only pixels go on, never bytes.
 */
export async function processImage(input: Uint8Array, wish: ImageWish): Promise<ProcessedImage | ImageFault> {
  const kind = imageKind(input);
  if (kind === null) return 'unsupported';
  const source = sharp(input, { limitInputPixels: mostMegapixels * 1_000_000, failOn: 'error', pages: 1 });
  const meta = await source
    .metadata()
    .catch((error: unknown) => (String(error).includes('pixel limit') ? ('too_many_pixels' as const) : ('unreadable' as const)));
  if (typeof meta === 'string') return meta;
  if (meta.format !== kind) return 'unsupported';
  if (meta.width * meta.height > mostMegapixels * 1_000_000) return 'too_many_pixels';
  if (Math.min(meta.width, meta.height) < shortestSide) return 'too_small';
  const cut = cutOut(source, meta.autoOrient, wish);
  if (cut === null) return wish.crop === undefined ? 'too_small' : 'crop_too_small';
  try {
    return await makeFiles(cut, wish.avif);
  } catch {
    return 'unreadable';
  }
}

/** Upright, turned and cropped; null: too little is left. */
function cutOut(source: Sharp, upright: Size, { turn = 0, crop = whole }: ImageWish): Sharp | null {
  const turned = turn === 0 ? source.autoOrient() : source.autoOrient().rotate(turn);
  const lying = turn === 90 || turn === 270;
  const size = lying ? { width: upright.height, height: upright.width } : upright;
  const region = regionOf(crop, size, shortestSide);
  if (region === null || fittedSide(region) < shortestSide) return null;
  // Only what is not cut may be decoded at a smaller size in the first place.
  return region.width === size.width && region.height === size.height ? turned : turned.extract(region);
}

/** Px of the shorter side in the largest file: a strip of a picture leaves next to nothing of it. */
function fittedSide({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.min(width, height) * Math.min(1, largest.width / width, largest.height / height);
}

async function makeFiles(cut: Sharp, avif: boolean): Promise<ProcessedImage> {
  const { data, info } = await cut
    .toColourspace('srgb')
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    // What looks see-through would be hashed and checked as something else than what is shown.
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const lane = createQueue(threadsEach);
  // What takes longest begins first.
  const widths = [info.width, ...variantWidths.filter((narrower) => narrower < info.width).toReversed()];
  const [avifs, webps, blurred, thumbHash, phash] = await Promise.all([
    Promise.all(avif ? widths.map((width) => lane(() => toAvif(image(), width))) : []),
    Promise.all(widths.map(async (width) => ({ width, webp: await lane(() => toWebp(image(), width)) }))),
    lane(() => blur(image())),
    lane(() => toThumbHash(image())),
    lane(() => toHash(image())),
  ]);
  const variants = webps.map((variant, n) => ({ ...variant, avif: avifs[n] ?? null })).toReversed();
  return { width: info.width, height: info.height, variants, blurred, thumbHash, phash };
}

const toWebp = (image: Sharp, width: number): Promise<Buffer> =>
  image
    .resize({ width })
    .webp({ quality: width > 640 ? 78 : 72, effort: 4 })
    .toBuffer();

// Measured: more effort makes files at most a tenth smaller, and takes two to twenty times as long.
const toAvif = (image: Sharp, width: number): Promise<Buffer> =>
  image
    .resize({ width })
    .avif({ quality: width > 640 ? 50 : 46, effort: 1, chromaSubsampling: '4:2:0' })
    .toBuffer();

/** Shrunk to so few pixels that no sharpening brings a face back; two steps, since one chain resizes only once. */
async function blur(image: Sharp): Promise<Buffer> {
  const few = await image.resize({ width: 20 }).blur(1).raw().toBuffer({ resolveWithObject: true });
  return sharp(few.data, { raw: few.info }).resize({ width: 320, kernel: 'cubic' }).webp({ quality: 40 }).toBuffer();
}

async function toThumbHash(image: Sharp): Promise<string> {
  const tiny = await image.resize({ width: 64, height: 64, fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(tiny.info.width, tiny.info.height, tiny.data)).toString('base64');
}

const toHash = async (image: Sharp): Promise<string | null> =>
  perceptualHash(await image.greyscale().resize({ width: hashSide, height: hashSide, fit: 'fill' }).raw().toBuffer());
