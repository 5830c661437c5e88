import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { CommonErrorCode } from '#platform/contract/errors.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { getDecision as endpoint } from '../../contract/endpoints.ts';
import { findReadable, presentDecision, type ReadDeps } from './read-decision.ts';

export interface GetDeps extends ReadDeps {
  readonly db: Db;
  readonly applyDue: () => Promise<void>;
}

export async function getDecision(
  deps: GetDeps,
  query: QueryOf<typeof endpoint>,
  call: Call,
): Promise<Result<ReplyOf<typeof endpoint>, CommonErrorCode>> {
  await deps.applyDue();
  const readable = await findReadable(deps.db, deps, call, query);
  return readable === null ? fail('not_found') : ok(await presentDecision(deps, deps.db, readable, call));
}
