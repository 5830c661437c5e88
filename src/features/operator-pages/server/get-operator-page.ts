import type { CodeOf, QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { CommonErrorCode } from '#platform/contract/errors.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { defaultLanguage, type Language, pickLanguage } from '#platform/contract/languages.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { getOperatorPage as endpoint } from '../contract/endpoints.ts';
import { slugProblem } from '../contract/slug.ts';
import { findPageTexts } from './operator-page-repo.ts';
import { renderMarkdown } from './render-markdown.ts';

export interface OperatorPageDeps {
  readonly db: Db;
  readonly sites: Sites;
  /** Null when there is no such account. */
  readonly languageOf: (user: UserId) => Promise<Language | null>;
}

export async function getOperatorPage(
  { db, sites, languageOf }: OperatorPageDeps,
  query: QueryOf<typeof endpoint>,
  call: Call,
): Promise<Result<ReplyOf<typeof endpoint>, CodeOf<typeof endpoint> | CommonErrorCode>> {
  if (slugProblem(query.slug) !== null) return fail('not_found');
  const texts = await findPageTexts(db, call.site, query.slug);
  if (texts.length === 0) return fail('not_found');
  const { settings } = await sites.byId(call.site);
  const own = query.language === undefined && call.viewer !== null ? await languageOf(call.viewer.userId) : null;
  const text = inLanguage(texts, pickLanguage(query.language, own, call.locale, settings.domain_language), settings.domain_language);
  if (text === undefined || text.withdrawn) return fail('page_withdrawn');
  const { slug, language, title, body, changedAt } = text;
  return ok({ page: { slug, language, title, html: renderMarkdown(body), changed_at: changedAt.toISOString() } });
}

/** In the wanted language, else the site's, else German, else any. */
export function inLanguage<Text extends { readonly language: Language }>(
  texts: readonly Text[],
  wanted: Language,
  siteLanguage: string,
): Text | undefined {
  for (const language of [wanted, pickLanguage(siteLanguage), defaultLanguage]) {
    const text = texts.find((one) => one.language === language);
    if (text !== undefined) return text;
  }
  return texts[0];
}
