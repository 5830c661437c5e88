import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { ok } from '#platform/contract/result.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { getLog as endpoint } from '../../contract/log.ts';
import type { LogRow } from '../../contract/schemas.ts';
import { type ListedEntry, listNewest } from './staff-log-repo.ts';

const pageSize = 50;

export async function getLog(db: Db, { after, who, what }: QueryOf<typeof endpoint>, site: SiteId) {
  const found = await listNewest(db, { site, before: after ?? null, who: who ?? null, what: what ?? null, most: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const reply: ReplyOf<typeof endpoint> = {
    rows: rows.map(presentEntry),
    next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null,
  };
  return ok(reply);
}

const presentEntry = (entry: ListedEntry): LogRow => ({
  id: entry.id,
  at: entry.at.toISOString(),
  who: entry.staff === null ? null : { id: entry.staff, name: entry.name ?? '' },
  site: entry.site,
  what: entry.what,
  look: entry.look,
  subject: entry.subject,
  reason: entry.reason,
  words: entry.words,
  request_hash: entry.requestHash,
  prev_hash: entry.prevHash,
  hash: entry.hash,
});
