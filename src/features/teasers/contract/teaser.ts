import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Id, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';
import { teaserKinds } from './teaser-kinds.ts';

/** Maximum per page. */
export const maxTeasers = 3;

/** An advertisement of the operator. Never a member, and never listed among members. */
export const Teaser = Type.Object({
  id: Id,
  kind: OneOf(teaserKinds),
  /** Named on the card. */
  advertiser: Type.String(),
  /** Language of title and text: the requested one, else the site's, else German. */
  language: OneOf(languages),
  title: Type.String(),
  text: Type.String(),
  /** Always https. */
  url: Type.String(),
  /** A WebP served by us, never by the advertiser's host; size in px. */
  image: Nullable(Type.Object({ url: Type.String(), width: Type.Integer(), height: Type.Integer() })),
});
export type Teaser = Static<typeof Teaser>;
