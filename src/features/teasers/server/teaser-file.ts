import { createHash } from 'node:crypto';

const FILE = /^([0-9a-f]{64})\.webp$/;

/** By what is in it: another picture has another name. */
export const nameOf = (webp: Uint8Array): string => createHash('sha256').update(webp).digest('hex');

/** The part of a picture's address that comes after the site's cdn_prefix. */
export const addressOf = (name: string): string => `teaser/${name}.webp`;

/** Where the storage keeps it. */
export const stored = (name: string): string => `teasers/${name}.webp`;

/** The name of a file that is asked for; null: not one that the house makes. */
export const readFile = (file: string): string | null => FILE.exec(file)?.[1] ?? null;
