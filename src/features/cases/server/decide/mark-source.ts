import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { type Act, type Entry, replying } from '#features/staff/server/index.ts';
import type { markSource as endpoint } from '../../contract/endpoints.ts';
import { setSender } from '../queue/enter-repo.ts';
import { lockOpen, type StaffCall } from '../queue/lease.ts';

/** Says who is behind a notice, until the case is decided. */
export async function markSource({ number, source, sent_by }: BodyOf<typeof endpoint>, call: StaffCall, act: Act) {
  const marked = await act(async (tx): Promise<Result<Entry<null>, 'not_found' | 'right_missing' | 'decided_meanwhile'>> => {
    const locked = await lockOpen(tx, number, call);
    if (!locked.ok) return locked;
    const hasChanged = await setSender(tx, locked.value.id, source, sent_by);
    if (hasChanged === null) return fail('not_found');
    return ok({ value: null, subject: number, reason: sent_by ?? 'notice', nothing: !hasChanged });
  });
  return replying(marked, () => done);
}
