import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Id, Nullable, OneOf } from '#platform/contract/endpoint.ts';

/** A profile image as the specification names it, with what a page needs to draw it without a jump. */
export const ProfileImage = Type.Object({
  id: Id,
  filename: Type.String(),
  thumb_filename: Type.String(),
  /** `pending`: not approved yet, so that its owner alone sees it. */
  status: OneOf(['pending', 'active']),
  /** Address of the largest file: `filename` behind the site's cdn_prefix. */
  match: Type.String(),
  /** Px of the largest file, upright. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** The same picture in several widths in px, ascending; the addresses of what is not public are signed and short-lived. */
  sources: Type.Array(
    Type.Object({
      width: Type.Integer(),
      /** WebP. */
      url: Type.String(),
      /** The same in AVIF, smaller; null where there is none. */
      avif: Nullable(Type.String()),
    }),
  ),
  /** Base64 of a ThumbHash. */
  thumb_hash: Type.String(),
  caption: Type.String(),
  /** True: the viewer gets the blurred file; the clear one is not served to them. */
  locked: Type.Boolean(),
});
export type ProfileImage = Static<typeof ProfileImage>;

/** Null: no photo. */
export const MainImage = Nullable(ProfileImage);
export type MainImage = ProfileImage | null;
