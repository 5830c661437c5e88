import { largestUpload } from '#platform/contract/upload.ts';

/** Photos that a member may have (specification §9). */
export const photoLimits = { free: 3, premium: 25 } as const;

/** Bytes. */
export const largestPhoto = largestUpload;

/** Characters. */
export const longestCaption = 140;

/** How long a deleted photo can be brought back. */
export const undoMinutes = 10;
