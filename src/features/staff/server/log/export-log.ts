import type { SiteId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { hashedColumns } from './log-entry.ts';
import { listRange } from './staff-log-repo.ts';

const batch = 1000;

interface Range {
  /** The first instant, and the first one after it; null: without bound. */
  readonly from: Date | null;
  readonly until: Date | null;
  /** Null: of all sites. */
  readonly site: SiteId | null;
}

/** The rows as JSON lines, the oldest first: the columns as they are hashed, and the hash. */
export async function* exportLog(db: Db, range: Range): AsyncGenerator<string> {
  for (let after = 0; ;) {
    const page = await listRange(db, { ...range, after, most: batch });
    const last = page.at(-1);
    if (last === undefined) return;
    yield page.map((entry) => `${JSON.stringify({ ...hashedColumns(entry), hash: entry.hash })}\n`).join('');
    after = last.id;
  }
}
