import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Viewer } from '#platform/server/http/context.ts';
import type { getPush } from '../contract/endpoints.ts';
import { deleteSubscription, findPushSettings, setPreview } from './subscription-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

type Outcome = Result<ReplyOf<typeof getPush>, 'not_found'>;

export async function showPushSettings({ db, clock }: Deps, { userId, sessionId }: Viewer): Promise<Outcome> {
  const row = await findPushSettings(db, userId, sessionId, clock.now());
  if (row === null) return fail('not_found');
  return ok({ subscribed_at: row.subscribedAt?.toISOString() ?? null, browsers: row.browsers, preview: row.preview });
}

export async function changePreview(deps: Deps, viewer: Viewer, preview: boolean): Promise<Outcome> {
  await setPreview(deps.db, viewer.userId, preview);
  return showPushSettings(deps, viewer);
}

export async function unsubscribe(deps: Deps, viewer: Viewer): Promise<Outcome> {
  await deleteSubscription(deps.db, viewer.sessionId);
  return showPushSettings(deps, viewer);
}
