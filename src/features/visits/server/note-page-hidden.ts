import { done } from '#platform/contract/endpoint.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { visitTokenHash } from './visit-cookie.ts';
import { markHidden } from './visit-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

export async function notePageHidden({ db, clock }: Deps, call: Call): Promise<Success<typeof done>> {
  const tokenHash = visitTokenHash(call);
  if (tokenHash !== null) await markHidden(db, call.site, tokenHash, clock.now());
  return ok(done);
}
