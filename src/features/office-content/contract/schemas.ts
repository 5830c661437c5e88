import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';
import { contentFields } from '#features/site-content/contract/content.ts';
import { contentKinds, legalKeys } from '#features/site-content/contract/kinds.ts';

const Key = Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,59}$' });
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const AnyLanguage = Type.Optional(Nullable(OneOf(languages)));
/** That of the text that was seen, 0 for none: who sends it does not overwrite what somebody else saved meanwhile. */
const seen = { version: Type.Optional(Version) };
const closed = { additionalProperties: false } as const;

/** A text of each kind with what its kind has, as it is saved. `language` null: what holds in all languages. */
export const ContentBody = Type.Union([
  Type.Object({ kind: Type.Literal('page'), key: Key, language: AnyLanguage, ...seen, ...contentFields.page }, closed),
  Type.Object({ kind: Type.Literal('lander'), key: Key, language: AnyLanguage, ...seen, ...contentFields.lander }, closed),
  Type.Object({ kind: Type.Literal('icebreaker'), key: Key, language: AnyLanguage, ...seen, ...contentFields.icebreaker }, closed),
  Type.Object({ kind: Type.Literal('gift'), key: Key, language: AnyLanguage, ...seen, ...contentFields.gift }, closed),
  Type.Object({ kind: Type.Literal('teaser'), key: Key, language: AnyLanguage, ...seen, ...contentFields.teaser }, closed),
  Type.Object({ kind: Type.Literal('legal'), key: OneOf(legalKeys), language: OneOf(languages), ...seen, ...contentFields.legal }, closed),
]);
export type ContentBody = Static<typeof ContentBody>;

/** Which text. `language` null: what holds in all languages. */
export const TextKey = { kind: OneOf(contentKinds), key: Key, language: AnyLanguage };

const NamedStaff = Type.Object({ id: Id, name: Type.String() });

export const ContentText = Type.Object({
  /** Null: what holds in all languages. */
  language: Nullable(OneOf(languages)),
  /** Goes with each change; 0: nothing was saved. */
  version: Version,
  /** `ours`: nothing of the operator's is live, our own words are. `missing`: nothing is. */
  live: OneOf(['published', 'ours', 'missing']),
  /** Can be changed and sent back with PUT: the draft, else what is live; null: there is nothing yet. */
  content: Nullable(ContentBody),
  /** What is live; null for nothing. */
  published: Nullable(ContentBody),
  /** A draft that differs from what is live. By: null for a command on the machine. */
  draft: Nullable(Type.Object({ by: Nullable(NamedStaff), at: Instant })),
  /** Null: by nobody here. */
  published_by: Nullable(NamedStaff),
  published_at: Nullable(Instant),
  /** The text in the site's language was saved later than this one. */
  stale: Type.Boolean(),
});
export type ContentText = Static<typeof ContentText>;

export const ContentPiece = Type.Object({
  kind: OneOf(contentKinds),
  key: Key,
  /** How it is called in the list: its title in the site's language, else in any; empty for one without words. */
  name: Type.String(),
  /** Made by the operator; false: part of the product. */
  own: Type.Boolean(),
  /** In which languages something is live. */
  complete: Type.Array(OneOf(languages)),
  hidden: Type.Boolean(),
  /** It has a draft in some language. */
  drafted: Type.Boolean(),
  /** Null: nobody has changed it. */
  changed: Nullable(Type.Object({ by: Nullable(NamedStaff), at: Instant })),
});
export type ContentPiece = Static<typeof ContentPiece>;

export const FullPiece = Type.Object({ ...ContentPiece.properties, texts: Type.Array(ContentText) });
export type FullPiece = Static<typeof FullPiece>;

export const ContentVersion = Type.Object({
  version: Version,
  saved_at: Instant,
  /** Null: a command on the machine. */
  saved_by: Nullable(NamedStaff),
  /** Null: a draft that was never live. */
  published_at: Nullable(Instant),
  published_by: Nullable(NamedStaff),
  /** The version whose content it took again. */
  reverts: Nullable(Version),
  content: Nullable(ContentBody),
});
export type ContentVersion = Static<typeof ContentVersion>;
