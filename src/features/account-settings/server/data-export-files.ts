import { randomBytes } from 'node:crypto';

/** Days for which an export can be downloaded. */
export const exportDays = 7;

/** Folder of all files written for an export, including those of interrupted attempts. */
export const exportFolder = (id: number): string => `exports/${id}`;

/** A new name for each attempt, so that no two write the same file. */
export const newExportFile = (id: number): string => `${exportFolder(id)}/${randomBytes(16).toString('hex')}.zip`;

/** When an export expires that was ready at that time. */
export const exportExpiry = (readyAt: Date): Date => new Date(readyAt.getTime() + exportDays * 24 * 3_600_000);
