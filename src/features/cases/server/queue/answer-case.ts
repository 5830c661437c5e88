import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanText, isLongerThan, isVisibleText } from '#platform/contract/text/text.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import { type Act, type Entry, replying } from '#features/staff/server/index.ts';
import type { answerCase as endpoint } from '../../contract/endpoints.ts';
import { maxAnswerLength } from '../../contract/rules.ts';
import { addEvent, wasDone } from './case-repo.ts';
import { setClosed } from './lease-repo.ts';
import { lockOpen, lockSeen, type StaffCall, takeLease } from './lease.ts';
import { findRecipient } from './recipient-repo.ts';

interface Deps {
  readonly clock: Clock;
  readonly sites: Sites;
  readonly mails: Pick<Mails, 'post'>;
  readonly siteOrigin: (site: Site) => string;
}

type Code = 'not_found' | 'right_missing' | 'invalid_request' | 'claimed' | 'decided_meanwhile' | 'not_answerable';

/** The words go into a letter of the house, and into nothing else: the log names the case alone. */
export async function answerCase(deps: Deps, body: BodyOf<typeof endpoint>, call: StaffCall, act: Act) {
  const words = cleanText(body.words);
  if (!isVisibleText(words)) return fail('text_required', { field: 'words' });
  if (isLongerThan(words, maxAnswerLength)) return fail('text_too_long', { field: 'words', max: maxAnswerLength });
  const by = call.staff.staffId;
  const site = await deps.sites.byId(call.site);
  const answered = await act(async (tx): Promise<Result<Entry<null>, Code>> => {
    const seen = await lockSeen(tx, body.number, call);
    if (!seen.ok) return seen;
    const { id, number, kind } = seen.value;
    const answer = { what: 'answered', staff: by, clientId: body.client_id } as const;
    const before = await wasDone(tx, id, answer);
    if (!before.ok) return before;
    if (before.value) return ok({ value: null, nothing: true });
    if (kind !== 'complaint' && kind !== 'data_request') return fail('not_answerable');
    const open = await lockOpen(tx, body.number, call);
    if (!open.ok) return open;
    const now = deps.clock.now();
    const lease = await takeLease(tx, open.value, { by, now });
    if (!lease.ok) return lease;
    const to = await findRecipient(tx, id);
    if (to === null) return fail('not_answerable');
    const origin = deps.siteOrigin(site);
    const params = { name: to.name, link: origin, number: to.number ?? number, words };
    await deps.mails.post(tx, { kind: 'case_answer', params, to: to.email, language: to.language, site: call.site, origin });
    await addEvent(tx, id, { ...answer, at: now, words });
    if (body.close) {
      await setClosed(tx, id);
      await addEvent(tx, id, { at: now, what: 'closed', staff: by });
    }
    return ok({ value: null, subject: number, reason: body.close ? 'closed' : 'open' });
  });
  return replying(answered, () => done);
}
