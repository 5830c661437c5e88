import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Id, Nullable, OneOf } from '#platform/contract/endpoint.ts';

/** The same image in several widths. One address template covers all files, because a list of members has hundreds. */
export const ImageFiles = Type.Object({
  /** Template with `{w}` for the width and `{f}` for the format; signed and short-lived unless the image is public. */
  address: Type.String(),
  /** Px, ascending. */
  widths: Type.Array(Type.Integer()),
  /** True when every width also exists as `avif`, which is smaller than `webp`. */
  avif: Type.Boolean(),
});
export type ImageFiles = Static<typeof ImageFiles>;

/** A profile image with the specification's field names, and the fields that a page needs to render it without layout shift. */
export const ProfileImage = Type.Object({
  id: Id,
  filename: Type.String(),
  thumb_filename: Type.String(),
  /** `pending`: not approved yet; only its owner sees it. */
  status: OneOf(['pending', 'active']),
  /** Address of the largest file: the site's cdn_prefix followed by `filename`. */
  match: Type.String(),
  /** Px of the largest file, upright. */
  width: Type.Integer(),
  height: Type.Integer(),
  files: ImageFiles,
  /** Base64 of a ThumbHash. */
  thumb_hash: Type.String(),
  caption: Type.String(),
  /** True when the viewer gets only the blurred file. */
  locked: Type.Boolean(),
});
export type ProfileImage = Static<typeof ProfileImage>;

/** Null when the member has no photo. */
export const MainImage = Nullable(ProfileImage);
export type MainImage = ProfileImage | null;
