import { ok, type Success } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { SavedMethod } from '../../contract/saved-method.ts';
import { listSavedMethods } from './saved-method-repo.ts';
import { presentSavedMethod } from './present-saved-method.ts';

export interface SavedMethodDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
}

export async function getSavedMethods(
  { db, clock, sites }: SavedMethodDeps,
  call: Call<Viewer>,
): Promise<Success<{ means: SavedMethod[] }>> {
  const [{ timeZone }, rows] = await Promise.all([sites.byId(call.site), listSavedMethods(db, call.viewer.userId)]);
  return ok({ means: rows.map((row) => presentSavedMethod(row, timeZone, clock.now())) });
}
