import { open, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import pLimit from 'p-limit';
import { imageKind, isHeic, longestMagic } from './image-kind.ts';
import { hashSide, perceptualHash } from './perceptual-hash.ts';
import { type Crop, regionOf, type Size } from './region.ts';

/** Widths in px of the files made from one upload; none is enlarged. */
export const variantWidths = [160, 320, 640, 1280] as const;

interface Variant {
  /** Px. */
  readonly width: number;
  readonly webp: Buffer;
  /** Null when AVIF was not requested. */
  readonly avif: Buffer | null;
}

export interface ProcessedImage {
  /** Size in px of the largest file, upright. */
  readonly width: number;
  readonly height: number;
  /** Ascending, without any metadata. */
  readonly variants: readonly Variant[];
  /** WebP, 320 px wide and blurred beyond recognition, for viewers who may not see the photo. */
  readonly blurred: Buffer;
  /** Base64 of a ThumbHash: a placeholder of about 30 bytes. */
  readonly thumbHash: string;
  /** See `perceptualHash`; null if the image is too plain. */
  readonly phash: string | null;
}

export type ImageError =
  /** Not a JPEG, PNG or WebP by its magic bytes. */
  | 'unsupported'
  /** The same, but it is a photo in HEIC. */
  | 'heic'
  /** Has the magic bytes, but is truncated or damaged. */
  | 'unreadable'
  | 'too_many_pixels'
  | 'too_small'
  | 'crop_too_small'
  /** Large enough, but so long that its shorter side would be too small in the resulting files. */
  | 'too_narrow';

interface DecodeOptions {
  /** Clockwise rotation of the upright image in degrees. */
  readonly turn?: 0 | 90 | 180 | 270 | undefined;
  /** Part of the upright, rotated image; anything outside the image is ignored. */
  readonly crop?: Crop | undefined;
}

interface EncodeOptions {
  /** Makes AVIF as well as WebP: half the bytes for twice the work. */
  readonly avif: boolean;
  /** Others wait: WebP alone and with less effort, a third of the work for up to twice the bytes. */
  readonly fast?: boolean | undefined;
}

export type ImageOptions = DecodeOptions & EncodeOptions;

/** A decoded image, before its files are encoded. */
export interface DecodedImage extends Pick<ProcessedImage, 'phash'> {
  encode(options: EncodeOptions): Promise<ProcessedImage>;
}

/** The limit in texts for people. */
export const maxMegapixels = 50;
/** With a margin: sensors sold with this number have up to some per cent more. */
const maxPixels = maxMegapixels * 1_100_000;

type FailOn = 'error' | 'warning';

/** Maximum size of the largest file in px. */
const maxSize = { width: 1280, height: 1600 };

/** Minimum side in px, also after cropping and of the largest file. */
export const minSide = 200;

/** Threads per image: one processor stays free for members who do not wait for an image. */
const maxThreads = Math.max(1, Math.min(2, availableParallelism() - 1));

const fullImage: Crop = { left: 0, top: 0, width: 1, height: 1 };

sharp.concurrency(1);
// No image is decoded twice, so libvips' cache would only waste memory, and a path may belong to another file later.
sharp.cache(false);

/** Decodes an image and makes all files. */
export async function processImage(input: string | Uint8Array, options: ImageOptions): Promise<ProcessedImage | ImageError> {
  const image = await decodeImage(input, options);
  return typeof image === 'string' ? image : image.encode(options);
}

/**
 * Checks the format by content, limits pixels before decoding, rotates upright and drops metadata.
 *
 * It decodes only the first frame of an animated WebP or PNG: phones store short clips as one image, and the first frame is what
 * the member has chosen. It does not reject appended data, such as the film of a "motion photo" or the other half of a polyglot:
 * files are made from pixels only, never from the original bytes.
 *
 * `input`: the bytes, or the path of a file, of which only what the pixels need is read, and never all of it at once.
 */
export async function decodeImage(input: string | Uint8Array, options: DecodeOptions = {}): Promise<DecodedImage | ImageError> {
  const beginning = typeof input === 'string' ? await readBeginning(input) : input;
  const kind = imageKind(beginning);
  if (kind === null) return isHeic(beginning) ? 'heic' : 'unsupported';
  const image = await decodeKind(kind, input, options, 'error');
  // Some cameras and transfers leave out the end marker of a JPEG. With it, the decoder warns unless all pixels are there.
  return image === 'unreadable' && kind === 'jpeg' ? decodeKind(kind, await withEndMarker(input), options, 'warning') : image;
}

const endMarker = Buffer.from([0xff, 0xd9]);

const withEndMarker = async (input: string | Uint8Array): Promise<Buffer> =>
  Buffer.concat([typeof input === 'string' ? await readFile(input) : input, endMarker]);

async function decodeKind(
  kind: string,
  input: string | Uint8Array,
  options: DecodeOptions,
  failOn: FailOn,
): Promise<DecodedImage | ImageError> {
  const source = sharp(input, { limitInputPixels: maxPixels, failOn, pages: 1 });
  const meta = await source
    .metadata()
    .catch((error: unknown) => (String(error).includes('pixel limit') ? ('too_many_pixels' as const) : ('unreadable' as const)));
  if (typeof meta === 'string') return meta;
  if (meta.format !== kind) return 'unsupported';
  if (meta.width * meta.height > maxPixels) return 'too_many_pixels';
  if (Math.min(meta.width, meta.height) < minSide) return 'too_small';
  const cropped = turnAndCrop(source, meta.autoOrient, options);
  if (typeof cropped === 'string') return cropped;
  try {
    return await decode(cropped);
  } catch {
    return 'unreadable';
  }
}

/** Number of bytes that reveal the format of a file. */
async function readBeginning(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(longestMagic), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Upright, rotated and cropped, unless the result is too small. */
function turnAndCrop(source: Sharp, upright: Size, { turn = 0, crop = fullImage }: DecodeOptions): Sharp | 'crop_too_small' | 'too_narrow' {
  const turned = turn === 0 ? source.autoOrient() : source.autoOrient().rotate(turn);
  const lying = turn === 90 || turn === 270;
  const size = lying ? { width: upright.height, height: upright.width } : upright;
  const region = regionOf(crop, size, minSide);
  if (region === null) return 'crop_too_small';
  if (fittedSide(region) < minSide) return 'too_narrow';
  // Without a crop sharp can decode at a smaller size right away.
  return region.width === size.width && region.height === size.height ? turned : turned.extract(region);
}

/** The shorter side in px after resizing to `maxSize`: very small for a narrow strip. */
function fittedSide({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.min(width, height) * Math.min(1, maxSize.width / width, maxSize.height / height);
}

async function decode(cropped: Sharp): Promise<DecodedImage> {
  const { data, info } = await cropped
    .toColourspace('srgb')
    .resize({ ...maxSize, fit: 'inside', withoutEnlargement: true })
    // Without a background, transparent pixels would be hashed and checked differently from how they are shown.
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const phash = await toHash(image());
  return { phash, encode: async (options) => ({ phash, ...(await makeFiles(image, info, options)) }) };
}

async function makeFiles(image: () => Sharp, info: Size, { avif, fast = false }: EncodeOptions): Promise<Omit<ProcessedImage, 'phash'>> {
  const queue = pLimit(maxThreads);
  // The largest files take longest, so they start first.
  const widths = [info.width, ...variantWidths.filter((narrower) => narrower < info.width).toReversed()];
  const [avifs, webps, blurred, thumbHash] = await Promise.all([
    Promise.all(avif && !fast ? widths.map((width) => queue(() => toAvif(image(), width))) : []),
    Promise.all(widths.map(async (width) => ({ width, webp: await queue(() => toWebp(image(), width, fast ? 2 : 4)) }))),
    queue(() => blur(image())),
    queue(() => toThumbHash(image())),
  ]);
  const variants = webps.map((variant, n) => ({ ...variant, avif: avifs[n] ?? null })).toReversed();
  return { width: info.width, height: info.height, variants, blurred, thumbHash };
}

const toWebp = (image: Sharp, width: number, effort: 2 | 4): Promise<Buffer> =>
  image
    .resize({ width })
    .webp({ quality: width > 640 ? 78 : 72, effort })
    .toBuffer();

// Measured: more effort makes files at most 10 % smaller and takes 2 to 20 times as long.
const toAvif = (image: Sharp, width: number): Promise<Buffer> =>
  image
    .resize({ width })
    .avif({ quality: width > 640 ? 50 : 46, effort: 1, chromaSubsampling: '4:2:0' })
    .toBuffer();

/** Shrinks to so few pixels that no sharpening can restore a face. In two steps, because one sharp pipeline resizes only once. */
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
