import type { QueryOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { type Act, type Entry, replying } from '#features/staff/server/index.ts';
import type { getCase as endpoint } from '../../../contract/endpoints.ts';
import type { EvidenceDeps } from '../evidence-deps.ts';
import { seenMembers, storeOnce } from '../looks/store-look.ts';
import { findCaseFor } from './find-evidence.ts';
import { presentCase } from './present-case.ts';

/** The first look of a person at the reported lines stands in the log before they are sent. */
export async function getCase(
  deps: EvidenceDeps,
  { number }: QueryOf<typeof endpoint>,
  { site, staff }: Call<Viewer | null, Staff> & { readonly site: SiteId },
  act: Act,
) {
  const now = deps.clock.now();
  const found = await findCaseFor(deps.db, { site, number, staff, now });
  const done = await act(async (tx): Promise<Result<Entry<null>, 'not_found'>> => {
    if (found === null) return fail('not_found');
    const { record, kept } = found;
    if (kept.length === 0) return ok({ value: null, nothing: true });
    const look = { site, caseId: record.id, staff: staff.staffId, about: record.subject?.id ?? null, now };
    const isFirst = await storeOnce(tx, { ...look, reason: 'opened', seen: seenMembers(kept) });
    return ok({ value: null, subject: record.number, reason: 'opened', nothing: !isFirst });
  });
  if (found === null) return fail('not_found');
  return replying(done, () => presentCase(deps, found, { site, staff, now }));
}
