import { randomBytes } from 'node:crypto';

/** Days for which a file can be had. */
export const exportDays = 7;

/** Holds whatever was written for an export, by tries that broke off too. */
export const exportFolder = (id: number): string => `exports/${id}`;

/** Of another name with each try, so that no two write the same file. */
export const newExportFile = (id: number): string => `${exportFolder(id)}/${randomBytes(16).toString('hex')}.zip`;

/** An export can be had for seven days. */
export const exportExpiry = (readyAt: Date): Date => new Date(readyAt.getTime() + exportDays * 24 * 3_600_000);
