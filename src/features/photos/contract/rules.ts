import { largestUpload } from '#platform/contract/upload.ts';

/** Photos that a member may have (specification §9). */
export const photoLimits = { free: 3, premium: 25 } as const;

/** Bytes. */
export const largestPhoto = largestUpload;
