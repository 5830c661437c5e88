import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Id, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';

/** `live_cam`: people in front of a camera. `resold`: members of another site. */
export const teaserKinds = ['live_cam', 'resold'] as const;
export type TeaserKind = (typeof teaserKinds)[number];

/** The most that a page shows. */
export const mostTeasers = 3;

/** What an operator advertises: never a member, and never among them. */
export const Teaser = Type.Object({
  id: Id,
  kind: OneOf(teaserKinds),
  /** Who is named on the card. */
  advertiser: Type.String(),
  /** Of title and text: the asker's, else the site's, else German. */
  language: OneOf(languages),
  title: Type.String(),
  text: Type.String(),
  /** Always https. */
  url: Type.String(),
  /** A WebP of ours, never one of the advertiser's host; its size in px. */
  image: Nullable(Type.Object({ url: Type.String(), width: Type.Integer(), height: Type.Integer() })),
});
export type Teaser = Static<typeof Teaser>;
