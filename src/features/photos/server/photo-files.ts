import { randomBytes } from 'node:crypto';
import { variantWidths } from '#platform/server/images/process-image.ts';

/** Width in px of every blurred file. */
export const blurredWidth = 320;

export type ClearFormat = 'webp' | 'avif';

/** What is needed to name a photo's files. */
export interface PhotoFiles {
  readonly name: string;
  /** Px of the largest file. */
  readonly width: number;
  /** The clear files exist as AVIF too. */
  readonly avif: boolean;
}

const FILE = /^([0-9a-f]{40})-(?:(blurred)\.webp|\d{1,4}\.(webp|avif))$/;

/** 160 random bits: who does not know the name cannot guess it. */
export const newPhotoName = (): string => randomBytes(20).toString('hex');

export const clearFile = (name: string, width: number, format: ClearFormat): string => `${name}-${width}.${format}`;

/** With the stand-ins of `ImageFiles`. */
export const anyClearFile = (name: string): string => `${name}-{w}.{f}`;

export const blurredFile = (name: string): string => `${name}-blurred.webp`;

/** Widths in px of a photo's clear files, ascending; the last is the photo's own. */
export const clearWidths = (width: number): number[] => [...variantWidths.filter((variant) => variant < width), width];

/** Where the storage keeps a file: spread over folders, so that none grows endless. */
export const stored = (file: string): string => `photos/${file.slice(0, 2)}/${file}`;

/** Null: not a name that the house makes. */
export function readFileName(file: string): { readonly name: string; readonly blurred: boolean; readonly format: ClearFormat } | null {
  const [, name, blurred, format] = FILE.exec(file) ?? [];
  return name === undefined ? null : { name, blurred: blurred !== undefined, format: format === 'avif' ? 'avif' : 'webp' };
}

/** Every file of a photo, as the storage keeps it. */
export const storedFiles = ({ name, width, avif }: PhotoFiles): string[] => {
  const formats: readonly ClearFormat[] = avif ? ['webp', 'avif'] : ['webp'];
  const clear = clearWidths(width).flatMap((each) => formats.map((format) => clearFile(name, each, format)));
  return [...clear, blurredFile(name)].map((file) => stored(file));
};

/** The largest clear file that is no wider than so many px, as the storage keeps it; the photo's own where all are wider. */
export const storedUpTo = (photo: Pick<PhotoFiles, 'name' | 'width'>, most: number): string => {
  const widths = clearWidths(photo.width);
  return stored(clearFile(photo.name, widths.findLast((width) => width <= most) ?? photo.width, 'webp'));
};
