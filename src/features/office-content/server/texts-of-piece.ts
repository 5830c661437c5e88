import { Value } from 'typebox/value';
import { isDeepStrictEqual } from 'node:util';
import type { SiteId } from '#platform/contract/ids.ts';
import { type Language, languages } from '#platform/contract/languages.ts';
import type { Content, ContentOf } from '#features/site-content/contract/content.ts';
import type { ContentKind } from '#features/site-content/contract/kinds.ts';
import {
  type ContentSource,
  listLatest,
  type PublishedTexts,
  readContent,
  type SourcePiece,
  type VersionRow,
} from '#features/site-content/server/index.ts';
import { ContentBody, type ContentText } from '../contract/schemas.ts';
import type { ContentDeps } from './deps.ts';

/** What is known of one text. */
interface Known {
  readonly language: Language | null;
  readonly latest: VersionRow | null;
  readonly published: { readonly content: Content; readonly at: Date } | null;
  /** What is shown without the store. */
  readonly without: Content | null;
}

/** Kinds whose words differ by language; a gift has none. */
export const hasWords = (kind: ContentKind): boolean => kind !== 'gift';
/** Kinds of which something holds in all languages. */
const hasCommon = (kind: ContentKind): boolean => kind !== 'legal';

/** Whether a text has what readers read. */
export function isComplete(kind: ContentKind, content: Content | null): boolean {
  if (content === null) return false;
  const { title, body, text, headline, lead }: Partial<Record<string, unknown>> = { ...content };
  switch (kind) {
    case 'page':
    case 'legal':
      return typeof title === 'string' && typeof body === 'string';
    case 'lander':
      return typeof headline === 'string' && typeof lead === 'string';
    case 'icebreaker':
      return typeof text === 'string';
    case 'teaser':
      return typeof title === 'string' && typeof text === 'string';
    case 'gift':
      return true;
  }
}

/** A body that can be sent with PUT; null when the content does not fit what this release saves. */
export function bodyOf(
  kind: ContentKind,
  key: string,
  language: Language | null,
  version: number,
  content: Content | null,
): ContentBody | null {
  if (content === null) return null;
  const body = { kind, key, language, version, ...content };
  return Value.Check(ContentBody, body) ? body : null;
}

interface Piece {
  readonly kind: ContentKind;
  readonly key: string;
  readonly source: SourcePiece<ContentKind> | null;
  readonly published: PublishedTexts<ContentKind> | undefined;
}

/** All texts of a piece: first what holds in all languages, then each language. */
export function textsOf({ kind, key, source, published }: Piece, latest: readonly VersionRow[], siteLanguage: Language): ContentText[] {
  const rows = new Map(latest.filter((row) => row.key === key).map((row) => [row.language, row]));
  const own = source?.own ?? true;
  const all: readonly (Language | null)[] = [...(hasCommon(kind) ? [null] : []), ...(hasWords(kind) ? languages : [])];
  const of = (language: Language | null): Known => ({
    language,
    latest: rows.get(language) ?? null,
    published: published?.get(language) ?? null,
    without: source?.texts.get(language) ?? null,
  });
  const original = of(siteLanguage);
  return all.map((language) => {
    const known = of(language);
    return textOf(kind, key, known, { own, original });
  });
}

function textOf(
  kind: ContentKind,
  key: string,
  { language, latest, published, without }: Known,
  { own, original }: { readonly own: boolean; readonly original: Known },
): ContentText {
  const saved = latest === null ? null : readContent(kind, latest.content);
  const version = latest?.version ?? 0;
  const livePublished = published?.content ?? (own ? without : null);
  const live = livePublished ?? without;
  const isDraft = saved !== null && latest?.publishedAt === null && !isDeepStrictEqual(saved, livePublished);
  const shown = isDraft ? saved : live;
  const body = (content: Content | null) => bodyOf(kind, key, language, version, withOurs(kind, content, without));
  return {
    language,
    version,
    live: livePublished === null ? (without === null ? 'missing' : 'ours') : 'published',
    content: body(shown),
    published: body(live),
    draft: isDraft && latest !== null ? { by: latest.savedBy, at: latest.savedAt.toISOString() } : null,
    published_by: latest?.publishedBy ?? null,
    published_at: published?.at.toISOString() ?? null,
    stale: isStale(language, { latest, published, without, language }, original),
  };
}

/** Of a piece of ours a text without own words shows ours, so that the operator reads what members read. */
const withOurs = (kind: ContentKind, content: Content | null, without: Content | null): Content | null =>
  content !== null && (kind === 'icebreaker' || kind === 'teaser') ? { ...without, ...content } : content;

function isStale(language: Language | null, known: Known, original: Known): boolean {
  if (language === null || language === original.language) return false;
  const [of, mine] = [original.latest?.savedAt, known.latest?.savedAt];
  return of !== undefined && mine !== undefined && mine < of;
}

/** The texts of some pieces of a kind. */
export async function loadTexts(
  { db, content }: ContentDeps,
  site: SiteId,
  kind: ContentKind,
  keys: readonly string[],
  source: readonly SourcePiece<ContentKind>[],
  siteLanguage: Language,
): Promise<ReadonlyMap<string, ContentText[]>> {
  const [latest, published] = await Promise.all([listLatest(db, site, kind, keys), content.publishedPieces(site, kind)]);
  return new Map(
    keys.map((key) => [
      key,
      textsOf(
        { kind, key, source: source.find((piece) => piece.key === key) ?? null, published: published.get(key) },
        latest,
        siteLanguage,
      ),
    ]),
  );
}

export const piecesOf = async (
  source: ContentSource<ContentKind> | undefined,
  site: SiteId,
): Promise<readonly SourcePiece<ContentKind>[]> => (await source?.pieces(site)) ?? [];

/** The words of a piece for the list. */
export function nameOf(kind: ContentKind, content: ContentOf<ContentKind> | null): string {
  const { title, text }: Partial<Record<string, unknown>> = { ...content };
  const name = kind === 'icebreaker' ? text : title;
  return typeof name === 'string' ? name : '';
}
