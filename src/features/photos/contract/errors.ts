import type { ErrorTable } from '#platform/contract/errors.ts';

export const photoErrors = {
  /** As many photos as this member may have. params: limit, premium (the limit of paid users) */
  photo_limit_reached: 403,
  photo_missing: 400,
  /** The member has this picture already. params: id */
  photo_duplicate: 409,
  /** Known as one that may not be shown here. */
  photo_banned: 422,
  /** A crop that leaves nothing, or too little. params: min (px of the shorter side) */
  photo_crop_too_small: 422,
  /** No JPEG, PNG or WebP, whatever its name says. */
  photo_type_unsupported: 415,
  /** Cut off or damaged. */
  photo_unreadable: 422,
  /** params: megapixels */
  photo_too_many_pixels: 422,
  /** params: min (px of the shorter side) */
  photo_too_small: 422,
} as const satisfies ErrorTable;
