import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { SecurityLog } from '#platform/server/security-log.ts';
import { lockUser } from '#features/account/server/index.ts';
import type { requestDataExport as endpoint } from '../contract/endpoints.ts';
import type { ExportLinks } from './data-export-links.ts';
import { type ExportRow, insertExport, listExports } from './data-export-repo.ts';
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
    const { current } = await startExport(tx, userId, { origin: call.origin, now });
    return ok({ data_export: presentDataExport(links, current, now) });
  });
  security.write({ event: 'export_requested', outcome: 'ok' }, call);
  return reply;
}

/** Starts an export, unless there is a fresh one. The caller has locked the user. */
export async function startExport(
  tx: Tx,
  user: UserId,
  { origin, now }: { readonly origin: string; readonly now: Date },
): Promise<{ readonly current: ExportRow; readonly isNew: boolean }> {
  const [newest] = await listExports(tx, user);
  if (newest !== undefined && now.getTime() - newest.requestedAt.getTime() < day) return { current: newest, isNew: false };
  await insertExport(tx, user, origin, now);
  const [current] = await listExports(tx, user);
  if (current === undefined) throw new Error('an export was not stored');
  return { current, isNew: true };
}
