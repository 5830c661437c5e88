import type { BodyOf } from '#platform/contract/endpoint.ts';
import { userId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanValue } from '#platform/contract/text/typed-value.ts';
import { findName, restorableUntil } from '#features/account/server/index.ts';
import { closeAccount } from '#features/account-settings/server/index.ts';
import { type Act, type Entry, readLogWords, replying } from '#features/staff/server/index.ts';
import type { deleteMember as endpoint } from '../../contract/endpoints.ts';
import type { ActDeps, StaffCall } from '../deps.ts';
import { lockMember } from '../lock-member.ts';

export async function deleteMember(deps: ActDeps, body: BodyOf<typeof endpoint>, call: StaffCall, act: Act) {
  const words = readLogWords(body.words);
  if (typeof words === 'object') return words;
  const user = userId(body.id);
  const origin = deps.siteOrigin(await deps.sites.byId(call.site));
  let publish = (): void => undefined;
  const deleted = await act(async (tx): Promise<Result<Entry<Date>, 'not_found' | 'name_differs'>> => {
    const member = await lockMember(tx, call.site, user);
    if (member === null) return fail('not_found');
    // The wrong row of a list is clicked more easily than a name is typed.
    if (cleanValue(body.name) !== cleanValue(await findName(tx, user))) return fail('name_differs', { field: 'name' });
    if (member.deletedAt !== null) return ok({ value: restorableUntil(member.deletedAt), nothing: true });
    const closed = await closeAccount(deps, tx, member, { reason: null, origin });
    if (closed === null) throw new Error('a locked account could not be deleted');
    ({ publish } = closed);
    return ok({ value: closed.until, subject: user, reason: body.reason, words });
  });
  if (deleted.ok) publish();
  return replying(deleted, (until) => ({ until: until.toISOString() }));
}
