import { randomBytes } from 'node:crypto';
import { variantWidths } from '#platform/server/images/process-image.ts';

/** Width in px of every blurred file. */
export const blurredWidth = 320;

const FILE = /^([0-9a-f]{40})-(\d{1,4}|blurred)\.webp$/;

/** 160 random bits: who does not know the name cannot guess it. */
export const newPhotoName = (): string => randomBytes(20).toString('hex');

export const clearFile = (name: string, width: number): string => `${name}-${width}.webp`;

export const blurredFile = (name: string): string => `${name}-blurred.webp`;

/** Widths in px of a photo's clear files, ascending; the last is the photo's own. */
export const clearWidths = (width: number): number[] => [...variantWidths.filter((variant) => variant < width), width];

/** Where the storage keeps a file: spread over folders, so that none grows endless. */
export const stored = (file: string): string => `photos/${file.slice(0, 2)}/${file}`;

/** Null: not a name that the house makes. */
export function readFileName(file: string): { readonly name: string; readonly blurred: boolean } | null {
  const [, name, kind] = FILE.exec(file) ?? [];
  return name === undefined ? null : { name, blurred: kind === 'blurred' };
}

/** Every file of a photo of so many px width, as the storage keeps it. */
export const storedFiles = (name: string, width: number): string[] =>
  [...clearWidths(width).map((each) => clearFile(name, each)), blurredFile(name)].map((file) => stored(file));
