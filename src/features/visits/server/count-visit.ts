import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { hashToken } from '#platform/server/secrets.ts';
import { sourceRowOf } from '#features/site/server/index.ts';
import type { putVisit } from '../contract/endpoints.ts';
import { setVisitCookie } from './visit-cookie.ts';
import { insertVisit } from './visit-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

/** The id that the browser made is the visit's token: nobody else knows it, and a repeated call finds the same visit. */
export async function countVisit({ db, clock }: Deps, body: BodyOf<typeof putVisit>, call: Call): Promise<Success<typeof done>> {
  await insertVisit(db, {
    site: call.site,
    tokenHash: hashToken(body.client_id),
    source: sourceRowOf(body.tracking),
    textVersion: body.text_version,
    now: clock.now(),
  });
  setVisitCookie(call, body.client_id);
  return ok(done);
}
