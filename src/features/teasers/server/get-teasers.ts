import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { type Language, pickLanguage } from '#platform/contract/languages.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { getTeasers as endpoint } from '../contract/endpoints.ts';
import { teaserKinds } from '../contract/teaser-kinds.ts';
import { maxTeasers } from '../contract/teaser.ts';
import { presentTeaser } from './present-teaser.ts';
import type { SiteContent } from '#features/site-content/server/index.ts';
import { listAllTeasers } from './teaser-repo.ts';
import { withPublished } from './teaser-source.ts';

export interface TeaserDeps {
  readonly db: Db;
  readonly sites: Sites;
  readonly content: SiteContent;
  /** Null when there is no such account. */
  readonly languageOf: (user: UserId) => Promise<Language | null>;
}

/** Uses nothing of the viewer but the language. `resold` teasers are shown only on sites that resell members. */
export async function getTeasers(
  { db, sites, content, languageOf }: TeaserDeps,
  { language }: QueryOf<typeof endpoint>,
  call: Call,
): Promise<Success<ReplyOf<typeof endpoint>>> {
  const { settings } = await sites.byId(call.site);
  const own = language === undefined && call.viewer !== null ? await languageOf(call.viewer.userId) : null;
  const requested = pickLanguage(language, own, call.locale, settings.domain_language);
  const kinds = teaserKinds.filter((kind) => kind !== 'resold' || settings.member_resell);
  const [all, published] = await Promise.all([listAllTeasers(db, call.site), content.publishedPieces(call.site, 'teaser')]);
  const rows = all
    .map((row) => withPublished(row, published.get(String(row.id))))
    .filter(({ kind, hidden }) => kinds.includes(kind) && !hidden)
    .toSorted((one, other) => one.position - other.position || one.id - other.id)
    .slice(0, maxTeasers);
  const preferred = [requested, pickLanguage(settings.domain_language)];
  return ok({ teasers: rows.map((row) => presentTeaser(row, preferred, settings.cdn_prefix)) });
}
