import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Id, Nullable, OneOf } from '#platform/contract/endpoint.ts';

/** The same picture in several widths, told once: a list of people names hundreds of files. */
export const ImageFiles = Type.Object({
  /** With `{w}` for the width and `{f}` for the format of each; signed and short-lived where it is not public. */
  address: Type.String(),
  /** Px, ascending. */
  widths: Type.Array(Type.Integer()),
  /** Each is there in the format `avif`, smaller, beside `webp`. */
  avif: Type.Boolean(),
});
export type ImageFiles = Static<typeof ImageFiles>;

export const addressOf = ({ address }: Pick<ImageFiles, 'address'>, width: number, format: 'webp' | 'avif' = 'webp'): string =>
  address.replace('{w}', String(width)).replace('{f}', format);

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
  files: ImageFiles,
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
