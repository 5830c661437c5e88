import { done, type QueryOf } from '#platform/contract/endpoint.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { hashToken } from '#platform/server/secrets.ts';
import type { deleteVisit } from '../contract/endpoints.ts';
import { clearVisitCookie, visitTokenHash } from './visit-cookie.ts';
import { removeVisits } from './visit-repo.ts';

export async function forgetVisit(db: Db, { client_id: clientId }: QueryOf<typeof deleteVisit>, call: Call): Promise<Success<typeof done>> {
  const known = [visitTokenHash(call), clientId === undefined ? null : hashToken(clientId)].filter((hash) => hash !== null);
  if (known.length > 0) await removeVisits(db, call.site, known);
  clearVisitCookie(call);
  return ok(done);
}
