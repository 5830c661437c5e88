import type { BodyOf } from '#platform/contract/endpoint.ts';
import { userId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { startExport } from '#features/account-settings/server/index.ts';
import { type Act, type Entry, readLogWords, replying } from '#features/staff/server/index.ts';
import type { startMemberExport as endpoint } from '../../contract/endpoints.ts';
import type { ActDeps, StaffCall } from '../deps.ts';
import { lockMember } from '../lock-member.ts';

/** The link goes to the member alone: nothing of the copy is in the reply. */
export async function startMemberExport(deps: ActDeps, body: BodyOf<typeof endpoint>, call: StaffCall, act: Act) {
  const words = readLogWords(body.words);
  if (typeof words === 'object') return words;
  const user = userId(body.id);
  const origin = deps.siteOrigin(await deps.sites.byId(call.site));
  const started = await act(async (tx): Promise<Result<Entry<Date>, 'not_found' | 'account_closed'>> => {
    const member = await lockMember(tx, call.site, user);
    if (member === null) return fail('not_found');
    if (member.status === 'deleted') return fail('account_closed');
    const { current, isNew } = await startExport(tx, user, { origin, now: deps.clock.now() });
    return ok({ value: current.requestedAt, subject: user, words, nothing: !isNew });
  });
  return replying(started, (at) => ({ requested_at: at.toISOString() }));
}
