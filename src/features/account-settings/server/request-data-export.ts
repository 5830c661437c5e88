import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { SecurityLog } from '#platform/server/security-log.ts';
import { lockUser } from '#features/account/server/index.ts';
import type { requestDataExport as endpoint } from '../contract/endpoints.ts';
import type { ExportLinks } from './data-export-links.ts';
import { insertExport, listExports } from './data-export-repo.ts';
import { presentDataExport } from './present-data-export.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly links: ExportLinks;
  readonly security: SecurityLog;
}

/** An export younger than this is returned instead of making another. */
const day = 24 * 3_600_000;

export async function requestDataExport(
  { db, clock, links, security }: Deps,
  call: Call<Viewer>,
): Promise<Success<ReplyOf<typeof endpoint>>> {
  const now = clock.now();
  const { userId } = call.viewer;
  const reply = await db.transaction().execute(async (tx) => {
    // Parallel calls wait here and find the export of the first.
    await lockUser(tx, userId);
    const [newest] = await listExports(tx, userId);
    const fresh = newest !== undefined && now.getTime() - newest.requestedAt.getTime() < day;
    if (!fresh) await insertExport(tx, userId, call.origin, now);
    const [current] = fresh ? [newest] : await listExports(tx, userId);
    return ok({ data_export: presentDataExport(links, current, now) });
  });
  security.write({ event: 'export_requested', outcome: 'ok' }, call);
  return reply;
}
