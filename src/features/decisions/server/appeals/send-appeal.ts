import type { BodyOf, CodeOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { CommonErrorCode } from '#platform/contract/errors.ts';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanText, isLongerThan, isVisibleText } from '#platform/contract/text/text.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { appeal as endpoint } from '../../contract/endpoints.ts';
import { maxAppealLength } from '../../contract/rules.ts';
import { mailAppealReceived, type SendDeps } from '../letter/send-letters.ts';
import type { GetDeps } from '../reading/get-decision.ts';
import { answerBy, findReadable, isAppealable, presentDecision } from '../reading/read-decision.ts';
import { findSource } from '../readers/source-repo.ts';
import { lockDecision } from '../rows/decision-repo.ts';
import { addEvent, setAppealed } from './appealed-case-repo.ts';
import { findAnswer, findAppeal, findReportersCase, insertAppeal } from '../readers/appeal-repo.ts';

/** An appeal that becomes a case. */
export interface NewAppeal {
  readonly site: SiteId;
  /** The member about whom the decision is. */
  readonly subject: UserId | null;
  readonly at: Date;
  /** The id of the decision. */
  readonly decision: number;
  readonly words: string;
  readonly by: 'member' | 'reporter';
}

export interface AppealDeps extends GetDeps, SendDeps {
  /** Opens the case in which the appeal is judged, and returns its id. */
  readonly openAppeal: (tx: Tx, appeal: NewAppeal) => Promise<number>;
}

type Outcome = Result<ReplyOf<typeof endpoint>, CodeOf<typeof endpoint> | CommonErrorCode>;

export async function sendAppeal(deps: AppealDeps, body: BodyOf<typeof endpoint>, token: string | undefined, call: Call): Promise<Outcome> {
  const words = cleanText(body.words);
  if (!isVisibleText(words)) return fail('text_required');
  if (isLongerThan(words, maxAppealLength)) return fail('text_too_long', { max: maxAppealLength });
  await deps.applyDue();
  return transact(deps.db, async (tx): Promise<Outcome> => {
    const found = await findReadable(tx, deps, call, { number: body.number, token });
    // Locked, so that the same appeal sent twice at once is one.
    const decision = found === null ? null : await lockDecision(tx, found.decision.id);
    if (found === null || decision === null) return fail('not_found');
    const readable = { ...found, decision };
    const { reader } = readable;
    const earlier = await findAppeal(tx, decision.id, reader);
    if (earlier !== null) return earlier.words === words ? ok(await presentDecision(deps, tx, readable, call)) : fail('appealed_already');
    const at = deps.clock.now();
    if (!isAppealable(readable, at)) return fail('appeal_over');
    const joined = reader.role === 'reporter' ? await findReportersCase(tx, decision.id) : null;
    if (joined !== null && (await findAnswer(tx, joined)) !== null) return fail('appealed_already');
    const appeal = { site: decision.site, subject: decision.user, at, decision: decision.id, words, by: reader.role };
    const caseId = joined ?? (await deps.openAppeal(tx, appeal));
    if (joined !== null) await addEvent(tx, joined, { at, about: decision.number, words });
    else if (decision.caseId !== null) await setAppealed(tx, decision.caseId, { at, about: decision.number, words: null });
    const sourceId = reader.role === 'reporter' ? reader.sourceId : null;
    const source = sourceId === null || decision.caseId === null ? null : await findSource(tx, decision.caseId, sourceId);
    const user = reader.role === 'member' ? decision.user : (source?.user ?? null);
    await insertAppeal(tx, decision.id, { caseId, user, sourceId, words, sentAt: at });
    await mailAppealReceived(deps, tx, decision, reader, answerBy(at));
    return ok(await presentDecision(deps, tx, readable, call));
  });
}
