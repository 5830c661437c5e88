import { maxUploadBytes } from '#platform/contract/http/upload.ts';

/** Maximum number of photos per member (specification §9). */
export const photoLimits = { free: 3, premium: 25 } as const;

/** Bytes. */
export const maxPhotoBytes = maxUploadBytes;

/** Characters. */
export const maxCaptionLength = 140;

/** How long a deleted photo can be restored. */
export const undoMinutes = 10;
