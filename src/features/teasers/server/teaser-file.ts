import { createHash } from 'node:crypto';

const FILE = /^([0-9a-f]{64})\.webp$/;

/** The hash of the content: another image has another name. */
export const nameOf = (webp: Uint8Array): string => createHash('sha256').update(webp).digest('hex');

/** An image's address relative to the site's cdn_prefix. */
export const addressOf = (name: string): string => `teaser/${name}.webp`;

/** An image's path in the storage. */
export const storagePath = (name: string): string => `teasers/${name}.webp`;

/** The name in a requested file; null when it is not a teaser's file name. */
export const readFile = (file: string): string | null => FILE.exec(file)?.[1] ?? null;
