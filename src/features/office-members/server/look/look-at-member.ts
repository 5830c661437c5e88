import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { userId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { privateData } from '#features/decisions/contract/rules.ts';
import { shownEmail } from '#features/account/server/index.ts';
import { insertDataLook } from '#features/cases/server/index.ts';
import { type Act, type Entry, readLogWords, replying } from '#features/staff/server/index.ts';
import type { lookAtMember as endpoint } from '../../contract/endpoints.ts';
import type { ActDeps, StaffCall } from '../deps.ts';
import { lockMember } from '../lock-member.ts';
import { findBirthDate } from './birth-date-repo.ts';

/** The log and the row that the member reads are committed before the data are sent, or nothing is sent. */
export async function lookAtMember(deps: ActDeps, body: BodyOf<typeof endpoint>, { site, staff }: StaffCall, act: Act) {
  const { clock, ibansOf } = deps;
  const words = readLogWords(body.words);
  if (typeof words === 'object') return words;
  const user = userId(body.id);
  const what = body.what === undefined ? privateData : [body.what];
  const { reason } = body;
  const shows = (one: (typeof privateData)[number]) => what.includes(one);
  const ibans = shows('iban') ? await ibansOf(user) : [];
  const done = await act(async (tx): Promise<Result<Entry<ReplyOf<typeof endpoint>>, 'not_found'>> => {
    const member = await lockMember(tx, site, user);
    if (member === null) return fail('not_found');
    await insertDataLook(tx, { site, staff: staff.staffId, user, what, reason, now: clock.now() });
    const value = {
      ...(shows('email') && { email: shownEmail(member.email) }),
      ...(shows('birth_date') && { birth_date: await findBirthDate(tx, user) }),
      ...(shows('iban') && { ibans }),
    };
    return ok({ value, subject: body.id, reason, words });
  });
  return replying(done, (shown) => shown);
}
