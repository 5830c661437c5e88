import type { ErrorTable } from '#platform/contract/errors.ts';

export const photoErrors = {
  /** The member has the maximum number of photos. params: limit, premium (the limit of paid users) */
  photo_limit_reached: 403,
  photo_missing: 400,
  /** The caption has an address, a phone number or hidden characters. params: field */
  caption_not_allowed: 400,
  /** The member already has this image. params: id */
  photo_duplicate: 409,
  /** Matches a banned image. */
  photo_banned: 422,
  /** The crop is empty or too small. params: min (px of the shorter side) */
  photo_crop_too_small: 422,
  /** Not a JPEG, PNG or WebP by its content. */
  photo_type_unsupported: 415,
  /** A HEIC by its content. */
  photo_heic: 415,
  /** Truncated or damaged. */
  photo_unreadable: 422,
  /** params: megapixels */
  photo_too_many_pixels: 422,
  /** params: min (px of the shorter side) */
  photo_too_small: 422,
  /** So narrow that its shorter side would be too small once it is scaled down to be shown. */
  photo_too_narrow: 422,
} as const satisfies ErrorTable;
