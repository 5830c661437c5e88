import type { BodyOf } from '#platform/contract/endpoint.ts';
import { userId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanText, isLongerThan, isVisibleText } from '#platform/contract/text/text.ts';
import type { Clock } from '#platform/server/clock.ts';
import { type Act, type Entry, replying } from '#features/staff/server/index.ts';
import type { openCase as endpoint } from '../../contract/endpoints.ts';
import { maxAnswerLength } from '../../contract/rules.ts';
import { findEntered, isMemberOf } from './enter-repo.ts';
import type { StaffCall } from './lease.ts';
import type { OpenCase } from './open-case.ts';

interface Deps {
  readonly clock: Clock;
  readonly openCase: OpenCase;
}

/** What came by letter, by phone or from an authority. */
export async function enterCase({ clock, openCase }: Deps, body: BodyOf<typeof endpoint>, call: StaffCall, act: Act) {
  const words = cleanText(body.words);
  if (!isVisibleText(words)) return fail('text_required', { field: 'words' });
  if (isLongerThan(words, maxAnswerLength)) return fail('text_too_long', { field: 'words', max: maxAnswerLength });
  const subject = body.subject === null ? null : userId(body.subject);
  const by = { staff: call.staff.staffId, clientId: body.client_id ?? null };
  const entered = await act(async (tx): Promise<Result<Entry<{ readonly number: string }>, 'not_found' | 'invalid_request'>> => {
    const before = by.clientId === null ? null : await findEntered(tx, by.clientId);
    if (before !== null) {
      if (before.staff !== by.staff || before.site !== call.site) return fail('invalid_request', { field: 'client_id', rule: 'unique' });
      return ok({ value: { number: before.number }, nothing: true });
    }
    if (subject !== null && !(await isMemberOf(tx, call.site, subject))) return fail('not_found');
    const source = { words, sentBy: body.source ?? null };
    const opened = await openCase(tx, { site: call.site, kind: body.kind, subject, at: clock.now(), source, by });
    if (opened === null) throw new Error('what staff enter opens a case');
    return ok({ value: { number: opened.number }, subject: opened.number, reason: body.source ?? body.kind });
  });
  return replying(entered, (value) => value);
}
