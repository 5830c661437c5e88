import { randomBytes } from 'node:crypto';
import { variantWidths } from '#platform/server/images/process-image.ts';

/** Width in px of every blurred file. */
export const blurredWidth = 320;

export type ClearFormat = 'webp' | 'avif';

/** The fields from which a photo's file names are derived. */
export interface PhotoFiles {
  readonly name: string;
  /** Px of the largest file. */
  readonly width: number;
  /** The clear files exist as AVIF too. */
  readonly avif: boolean;
}

const FILE = /^([0-9a-f]{40})-(?:(blurred)\.webp|\d{1,4}\.(webp|avif))$/;

/** 160 random bits, so that names cannot be guessed. */
export const newPhotoName = (): string => randomBytes(20).toString('hex');

export const clearFile = (name: string, width: number, format: ClearFormat): string => `${name}-${width}.${format}`;

/** File name with the placeholders of `ImageFiles`. */
export const anyClearFile = (name: string): string => `${name}-{w}.{f}`;

export const blurredFile = (name: string): string => `${name}-blurred.webp`;

/** Widths in px of a photo's clear files, ascending; the last is the photo's own. */
export const clearWidths = (width: number): number[] => [...variantWidths.filter((variant) => variant < width), width];

/** A file's path in the storage, spread over 256 folders to keep each small. */
export const storagePath = (file: string): string => `photos/${file.slice(0, 2)}/${file}`;

/** Null when it is not a photo's file name. */
export function readFileName(file: string): { readonly name: string; readonly blurred: boolean; readonly format: ClearFormat } | null {
  const [, name, blurred, format] = FILE.exec(file) ?? [];
  return name === undefined ? null : { name, blurred: blurred !== undefined, format: format === 'avif' ? 'avif' : 'webp' };
}

/** All files of a photo. Each of them may be public: the clear ones are while the photo is its member's first. */
export const publicFiles = ({ name, width, avif }: PhotoFiles): string[] => {
  const formats: readonly ClearFormat[] = avif ? ['webp', 'avif'] : ['webp'];
  const clear = clearWidths(width).flatMap((each) => formats.map((format) => clearFile(name, each, format)));
  return [...clear, blurredFile(name)];
};

/** Storage paths of all files of a photo. */
export const storagePaths = (photo: PhotoFiles): string[] => publicFiles(photo).map((file) => storagePath(file));

/** Storage path of the widest clear file up to `maxWidth` px; the full-size file when all are wider. */
export const storagePathUpTo = (photo: Pick<PhotoFiles, 'name' | 'width'>, maxWidth: number): string => {
  const widths = clearWidths(photo.width);
  return storagePath(clearFile(photo.name, widths.findLast((width) => width <= maxWidth) ?? photo.width, 'webp'));
};
