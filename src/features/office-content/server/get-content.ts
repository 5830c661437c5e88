import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import { defaultLanguage, type Language, languages, pickLanguage } from '#platform/contract/languages.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import { films } from '#features/site/contract/slugged-pages.ts';
import { type ContentKind, contentKinds } from '#features/site-content/contract/kinds.ts';
import { listHeads, sourceOf, type SourcePiece, type TextHead } from '#features/site-content/server/index.ts';
import type { getContent as endpoint, getContentList as listEndpoint } from '../contract/endpoints.ts';
import type { ContentPiece, ContentText, FullPiece } from '../contract/schemas.ts';
import type { ContentDeps } from './deps.ts';
import { hasWords, isComplete, loadTexts, nameOf, piecesOf } from './texts-of-piece.ts';

/** Pieces of a page: those with long texts are few. */
const mostOf = (kind: ContentKind): number => (kind === 'page' || kind === 'legal' ? 5 : 100);

export async function getContentList(deps: ContentDeps, site: SiteId): Promise<Success<ReplyOf<typeof listEndpoint>>> {
  const language = await languageOfSite(deps, site);
  const heads = await listHeads(deps.db, site, null);
  const pieces = await Promise.all(
    contentKinds.map(async (kind) => {
      const { keys, source } = await keysOf(deps, site, kind, heads);
      const texts = await loadTexts(deps, site, kind, keys, source, language);
      return keys.map((key) => pieceOf(kind, key, texts.get(key) ?? [], { source, heads, language }));
    }),
  );
  const { settings } = await deps.sites.byId(site);
  const own = (settings.films ?? []).map(({ name }) => name);
  return ok({ pieces: pieces.flat(), language, films: [...films, ...own], gift_credits: settings.gift_credits });
}

export async function getContent(
  deps: ContentDeps,
  { kind, key: only, after }: QueryOf<typeof endpoint>,
  site: SiteId,
): Promise<Success<ReplyOf<typeof endpoint>>> {
  const language = await languageOfSite(deps, site);
  const heads = await listHeads(deps.db, site, kind);
  const { keys, source } = await keysOf(deps, site, kind, heads);
  const asked = only === undefined ? keys.slice(after === undefined ? 0 : keys.indexOf(after) + 1) : keys.filter((key) => key === only);
  const page = asked.slice(0, mostOf(kind));
  const texts = await loadTexts(deps, site, kind, page, source, language);
  const content = page.map((key): FullPiece => ({
    ...pieceOf(kind, key, texts.get(key) ?? [], { source, heads, language }),
    texts: texts.get(key) ?? [],
  }));
  return ok({ content, next: asked.length > page.length ? (page.at(-1) ?? null) : null, language });
}

export const languageOfSite = async ({ sites }: ContentDeps, site: SiteId): Promise<Language> =>
  pickLanguage((await sites.byId(site)).settings.domain_language);

/** Those of the product first, then the operator's own ones. */
async function keysOf({ sources }: ContentDeps, site: SiteId, kind: ContentKind, heads: readonly TextHead[]) {
  const source = await piecesOf(sourceOf(sources, kind), site);
  const known = new Set(source.map(({ key }) => key));
  const own = new Set(heads.filter((head) => head.kind === kind && !known.has(head.key)).map(({ key }) => key));
  return { keys: [...known, ...own], source };
}

interface About {
  readonly source: readonly SourcePiece<ContentKind>[];
  readonly heads: readonly TextHead[];
  readonly language: Language;
}

function pieceOf(kind: ContentKind, key: string, texts: readonly ContentText[], { source, heads, language }: About): ContentPiece {
  const mine = heads.filter((head) => head.kind === kind && head.key === key);
  const last = mine.toSorted((one, other) => Number(other.savedAt) - Number(one.savedAt))[0];
  const inLanguage = (wanted: Language) => texts.find((text) => text.language === wanted)?.content ?? null;
  const named = [language, 'en' as const, defaultLanguage, ...languages].map((wanted) => nameOf(kind, inLanguage(wanted)));
  const common = texts.find((text) => text.language === null)?.published;
  return {
    kind,
    key,
    name: named.find((name) => name !== '') ?? '',
    own: source.find((piece) => piece.key === key)?.own ?? true,
    complete: completeOf(kind, texts),
    hidden:
      common?.kind === 'gift' ? !common.offered : common !== null && common !== undefined && 'hidden' in common && common.hidden === true,
    drafted: mine.some(({ drafted }) => drafted),
    changed: last === undefined ? null : { by: last.savedBy, at: last.savedAt.toISOString() },
  };
}

/** In which languages something is live. Where the operator has own words in some, our words do not count in the others. */
function completeOf(kind: ContentKind, texts: readonly ContentText[]): Language[] {
  if (!hasWords(kind)) return [...languages];
  const live = texts.flatMap((text) =>
    text.language === null || !isComplete(kind, text.published) ? [] : [{ ...text, language: text.language }],
  );
  const own = live.filter((text) => text.live === 'published');
  return (own.length > 0 ? own : live).map((text) => text.language);
}
