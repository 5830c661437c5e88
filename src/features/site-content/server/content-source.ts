import type { SiteId, StaffId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { ContentOf } from '../contract/content.ts';
import type { ContentKind } from '../contract/kinds.ts';

/** A piece that exists without the store, or beside it. */
export interface SourcePiece<Kind extends ContentKind> {
  readonly key: string;
  /** Made by the operator; false: part of the product. */
  readonly own: boolean;
  /** What is shown without the store, by language; null for what holds in all of them. */
  readonly texts: ReadonlyMap<Language | null, ContentOf<Kind>>;
}

/** Why a content cannot be saved: the field, and what is wrong with it. */
export interface ContentProblem {
  readonly field: string;
  readonly problem:
    | 'missing'
    | 'not_here'
    | 'unknown'
    | 'reserved'
    | 'malformed'
    | 'needs_language'
    | 'has_no_language'
    | 'unknown_placeholder';
}

export interface TextOfSite<Kind extends ContentKind> {
  readonly site: SiteId;
  readonly key: string;
  /** Null: what holds in all languages. */
  readonly language: Language | null;
  readonly content: ContentOf<Kind>;
}

export interface PublishedText<Kind extends ContentKind> extends TextOfSite<Kind> {
  /** What was live until now; null for nothing of the operator's. */
  readonly before: ContentOf<Kind> | null;
  readonly version: number;
  readonly by: StaffId;
  readonly now: Date;
}

/** What the feature that shows a kind of content knows about it; the office gets one of each kind. */
export interface ContentSource<Kind extends ContentKind> {
  readonly kind: Kind;
  /** Its pieces, in the order in which they are listed. Own ones that are in the store alone follow. */
  pieces(site: SiteId): Promise<readonly SourcePiece<Kind>[]>;
  /** The content as it is stored, such as without what equals our own words. */
  normal?(text: TextOfSite<Kind>): Promise<ContentOf<Kind>>;
  /** Null: it can be saved. */
  problemOf(text: TextOfSite<Kind>): Promise<ContentProblem | null>;
  /** In the transaction of a publication, before its commit. */
  published?(tx: Tx, text: PublishedText<Kind>): Promise<void>;
}

export type ContentSources = { readonly [Kind in ContentKind]?: ContentSource<Kind> };

/** Those of a kind, where its type does not matter. */
export const sourceOf = (sources: ContentSources, kind: ContentKind): ContentSource<ContentKind> | undefined => sources[kind];
