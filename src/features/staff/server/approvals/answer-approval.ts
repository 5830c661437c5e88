import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { rightsAt } from '#platform/contract/rights.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { isSame } from '#platform/server/secrets.ts';
import type { answerApproval as endpoint } from '../../contract/people.ts';
import { approvalRights } from '../../contract/rules.ts';
import type { StaffDeps } from '../deps.ts';
import { type Act, type Entry, replying } from '../log/acts.ts';
import { readLogWords } from '../log/log-words.ts';
import { lockApproval, setAnswer } from '../store/approval-repo.ts';
import { approvalHash } from './ask-approval.ts';
import { mailAsker } from './mail-asker.ts';

type Code = 'not_found' | 'own_request' | 'approval_changed' | 'approval_lapsed' | 'right_missing' | 'last_owner';

/** A second person's answer to exactly what was asked for. Whoever asked can only withdraw. */
export async function answerApproval(deps: StaffDeps, body: BodyOf<typeof endpoint>, call: Call<Viewer | null, Staff>, act: Act) {
  const { clock, approvals } = deps;
  const { staff, site, origin } = call;
  const words = readLogWords(body.words);
  if (typeof words === 'object') return words;
  let applied: (() => void) | undefined;
  const answered = await act(async (tx): Promise<Result<Entry<null>, Code>> => {
    const row = await lockApproval(tx, body.id, site);
    const handler = row === null ? undefined : approvals.handlerOf(row.kind);
    if (row === null || handler === undefined) return fail('not_found');
    // oxlint-disable-next-line emberleaf/compare-in-constant-time -- Ids.
    const isOwn = row.askedBy === staff.staffId;
    const right = approvalRights[handler.kind];
    if (!isOwn && !rightsAt(staff.grants, site).includes(right)) return fail('right_missing', { right });
    if (row.answeredAt !== null || row.lapsedAt !== null || row.expiresAt <= clock.now()) return fail('approval_lapsed');
    if (!isSame(row.hash, body.hash)) return fail('approval_changed');
    if (body.approve && isOwn) return fail('own_request');
    await setAnswer(tx, { id: row.id, by: staff.staffId, approved: body.approve, words: words ?? null, now: clock.now() });
    if (body.approve) {
      if (!isSame(approvalHash(row.kind, site, row.request), row.hash)) return fail('approval_changed');
      const outcome = await handler.apply(tx, { row, approvedBy: staff.staffId, origin });
      if (!outcome.ok) return outcome;
      applied = handler.applied;
    } else {
      await handler.ended?.(tx, { row, how: isOwn ? 'withdrawn' : 'refused', by: staff.staffId, words });
      if (!isOwn) await mailAsker(deps, tx, row, 'refused');
    }
    const reason = body.approve ? 'approved' : isOwn ? 'withdrawn' : 'refused';
    return ok({ value: null, subject: `approval ${row.id}`, reason, words });
  });
  if (answered.ok) applied?.();
  return replying(answered, () => done);
}
