import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import { listVersions, readContent } from '#features/site-content/server/index.ts';
import type { getContentVersions as endpoint } from '../contract/endpoints.ts';
import type { ContentDeps } from './deps.ts';
import { bodyOf } from './texts-of-piece.ts';

const most = 20;

/** Who wrote what, and when it was live. */
export async function getContentVersions(
  { db }: ContentDeps,
  { kind, key, language: named, after }: QueryOf<typeof endpoint>,
  site: SiteId,
): Promise<Success<ReplyOf<typeof endpoint>>> {
  const language = named ?? null;
  const rows = await listVersions(db, { site, kind, key, language }, after ?? null, most + 1);
  const page = rows.slice(0, most);
  return ok({
    versions: page.map((row) => ({
      version: row.version,
      saved_at: row.savedAt.toISOString(),
      saved_by: row.savedBy,
      published_at: row.publishedAt?.toISOString() ?? null,
      published_by: row.publishedBy,
      reverts: row.reverts,
      content: bodyOf(kind, key, language, row.version, readContent(kind, row.content)),
    })),
    next: rows.length > most ? (page.at(-1)?.version ?? null) : null,
  });
}
