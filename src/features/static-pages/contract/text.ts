import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Instant, OneOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';

/** The pages at `/pages/{name}`, in the order of the footer. */
export const textPages = [
  'terms',
  'privacy',
  'cookies',
  'ban',
  'return-policy',
  'faq',
  'imprint',
  'service',
  'safety',
  'rules',
  'accessibility',
] as const;
export type TextPageName = (typeof textPages)[number];

/** Icons of the lines "in short"; all of them are in the sprite. */
export const lineIcons = [
  'chat-circle',
  'clock',
  'coins',
  'download-simple',
  'envelope-simple',
  'eye-slash',
  'flag',
  'gavel',
  'hand',
  'heart',
  'keyboard',
  'lock-simple',
  'map-pin',
  'prohibit',
  'receipt',
  'shield-check',
  'trash',
  'user',
  'users',
  'wallet',
] as const;
export type LineIcon = (typeof lineIcons)[number];

/** A run of words: plain, strong, or a link. */
export const Span = Type.Object({
  text: Type.String(),
  strong: Type.Optional(Type.Literal(true)),
  /** A path or anchor of this site, `mailto:`, `tel:` or `https:`. */
  href: Type.Optional(Type.String()),
});
export type Span = Static<typeof Span>;

const Spans = Type.Array(Span);

export const Block = Type.Union([
  Type.Object({ kind: Type.Literal('paragraph'), spans: Spans }),
  Type.Object({ kind: Type.Literal('list'), items: Type.Array(Spans) }),
  /** The first cell of a row is its heading. */
  Type.Object({ kind: Type.Literal('table'), head: Type.Array(Type.String()), rows: Type.Array(Type.Array(Spans)) }),
]);
export type Block = Static<typeof Block>;

const TextVersion = Type.Object({
  id: Type.String(),
  begins_at: Instant,
  /** `coming`: it does not apply yet. */
  state: OneOf(['coming', 'current', 'earlier']),
  /** What changed, in the operator's words; empty: nothing was said. */
  summary: Type.String(),
});
export type TextVersion = Static<typeof TextVersion>;

export const Text = Type.Object({
  page: OneOf(textPages),
  language: OneOf(languages),
  title: Type.String(),
  /** One sentence below the title; empty where the text needs none. */
  lead: Spans,
  /** The version in force. */
  version: Instant,
  short: Type.Array(Type.Object({ icon: OneOf(lineIcons), spans: Spans })),
  /** `id` is the anchor, the same in every language. */
  sections: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), blocks: Type.Array(Block) })),
  /** A text of the operator's own, made of Markdown by the server, without markup of their own, scripts or images. Null: see `sections`. */
  html: Type.Union([Type.String(), Type.Null()]),
  /** Names this version, as consents to it do; for `text.php?version=`. */
  id: Type.String(),
  /** Once the operator has replaced the text in this language: all versions that anybody can read, the newest first. */
  versions: Type.Array(TextVersion),
  /** Newest first. `text` null: the version with which the operator took over the site. */
  changes: Type.Array(Type.Object({ date: Instant, text: Type.Union([Type.String(), Type.Null()]) })),
});
export type Text = Static<typeof Text>;
