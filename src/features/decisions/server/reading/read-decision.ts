import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { pickLanguage } from '#platform/contract/languages.ts';
import { appealable, appealHours } from '../../contract/rules.ts';
import type { MemberDecision } from '../../contract/schemas.ts';
import { findAnswer, findAppeal } from '../readers/appeal-repo.ts';
import { appealUntil } from '../readers/appeal-until.ts';
import { composeReportLetter } from '../letter/compose-report-letter.ts';
import { type LetterDeps, writeLetter } from '../letter/write-letter.ts';
import type { Decision } from '../rows/decision.ts';
import { findDecision, findDecisionByNumber } from '../rows/decision-repo.ts';
import type { DecisionTokens, Reader } from '../readers/decision-tokens.ts';
import { outcomeOf } from '../readers/outcome.ts';
import { findEvidenceUntil, findOwnSource, findSource, listSources } from '../readers/source-repo.ts';

export interface ReadDeps extends LetterDeps {
  readonly clock: Clock;
  readonly tokens: DecisionTokens;
  /** The member and the decision of a token that the refusal of a login holds; null when it is forged or over. */
  readonly readLoginToken: (token: string) => { readonly user: UserId; readonly number: string } | null;
}

/** A decision that is applied, and as what the caller may read it. */
export interface ReadableDecision {
  readonly decision: Decision;
  readonly reader: Reader;
}

/** Null when it does not concern the caller, as if it did not exist. */
export async function findReadable(
  db: Db | Tx,
  { tokens, readLoginToken }: Pick<ReadDeps, 'tokens' | 'readLoginToken'>,
  call: Call,
  { number, token }: { readonly number: string; readonly token?: string | undefined },
): Promise<ReadableDecision | null> {
  const decision = await findDecisionByNumber(db, call.site, number);
  if (decision === null || decision.appliedAt === null) return null;
  const found = { decision };
  const byLogin = token === undefined ? null : readLoginToken(token);
  if (byLogin?.number === number && byLogin.user === decision.user) return { ...found, reader: { role: 'member' } };
  const byToken = token === undefined ? null : tokens.read(number, token);
  const mayBeReported = decision.caseId !== null && decision.reviews === null && !decision.decidedByMachine;
  if (byToken?.role === 'member') return decision.user === null ? null : { ...found, reader: byToken };
  if (byToken?.role === 'reporter') {
    const source = mayBeReported && decision.caseId !== null ? await findSource(db, decision.caseId, byToken.sourceId) : null;
    return source === null ? null : { ...found, reader: byToken };
  }
  if (call.viewer === null) return null;
  if (decision.user === call.viewer.userId) return { ...found, reader: { role: 'member' } };
  const own = mayBeReported && decision.caseId !== null ? await findOwnSource(db, decision.caseId, call.viewer.userId) : null;
  return own === null ? null : { ...found, reader: { role: 'reporter', sourceId: own.id } };
}

const hour = 3_600_000;

/** Whether somebody can appeal against it now, had they not done so. */
export function isAppealable({ decision, reader }: ReadableDecision, now: Date): boolean {
  const kinds: readonly string[] = reader.role === 'member' ? appealable : ['no_violation'];
  return kinds.includes(decision.act) && decision.reversedBy === null && now <= appealUntil(decision);
}

export const answerBy = (sentAt: Date): Date => new Date(sentAt.getTime() + appealHours * hour);

export async function presentDecision(deps: ReadDeps, db: Db | Tx, readable: ReadableDecision, call: Call): Promise<MemberDecision> {
  const { decision, reader } = readable;
  const appeal = await findAppeal(db, decision.id, reader);
  const answer = appeal === null ? null : await findAnswer(db, appeal.caseId);
  const until = appealUntil(decision);
  const shared = {
    number: decision.number,
    at: decision.decidedAt.toISOString(),
    appeal_until: until.toISOString(),
    can_appeal: appeal === null && isAppealable(readable, deps.clock.now()),
    appeal:
      appeal === null
        ? null
        : {
            words: appeal.words,
            at: appeal.sentAt.toISOString(),
            answer_by: answerBy(appeal.sentAt).toISOString(),
            outcome: answer?.act ?? null,
            answered_at: answer?.at.toISOString() ?? null,
            answer: answer?.words ?? '',
          },
  };
  const reverser = decision.reversedBy === null ? null : await findDecision(db, decision.reversedBy);
  return reader.role === 'member'
    ? { role: 'member', ...shared, ...(await affected(deps, db, decision, reverser)) }
    : { role: 'reporter', ...shared, ...(await reported(deps, db, { decision, until, sourceId: reader.sourceId, reverser, call })) };
}

async function affected(deps: ReadDeps, db: Db | Tx, decision: Decision, reverser: Decision | null) {
  const { caseId } = decision;
  const isLifted = reverser !== null && ['restore', 'no_violation', 'accept'].includes(reverser.act);
  const [letter, sources, evidenceUntil] = await Promise.all([
    writeLetter(deps, db, decision),
    caseId === null ? [] : listSources(db, caseId),
    caseId === null ? null : findEvidenceUntil(db, caseId),
  ]);
  return {
    letter,
    act: decision.act,
    reason: decision.reason,
    restricts: [...decision.restricts],
    from: decision.startsAt.toISOString(),
    until: decision.endsAt?.toISOString() ?? null,
    facts: decision.facts,
    ground: decision.ground,
    ground_reference: decision.groundReference,
    source: decision.source,
    reports: sources.length,
    found_by_machine: decision.foundByMachine,
    decided_by_machine: decision.decidedByMachine,
    evidence_until: evidenceUntil?.toISOString() ?? null,
    lifted_at: isLifted ? (reverser.appliedAt?.toISOString() ?? null) : null,
    replaced_by: reverser !== null && !isLifted ? reverser.number : null,
  };
}

interface Reported {
  readonly decision: Decision;
  readonly until: Date;
  readonly sourceId: number;
  readonly reverser: Decision | null;
  readonly call: Call;
}

async function reported({ sites, countryOf }: ReadDeps, db: Db | Tx, { decision, until, sourceId, reverser, call }: Reported) {
  const source = decision.caseId === null ? null : await findSource(db, decision.caseId, sourceId);
  if (source === null) throw new Error('a report of a case is gone while it is read');
  const first = outcomeOf(decision.act);
  const outcome = reverser?.act === 'restore' ? (first === 'acted' ? ('dismissed' as const) : ('acted' as const)) : first;
  const site = await sites.byId(decision.site);
  const language = pickLanguage(call.locale, source.language, site.settings.domain_language);
  const country = source.user === null ? null : await countryOf(source.user);
  return {
    letter: composeReportLetter(
      {
        number: source.number,
        at: source.at,
        subject: source.subject,
        name: source.reported,
        outcome,
        warns: source.warns,
        isFinal: reverser?.act === 'restore',
      },
      { site, language, country, appealUntil: until },
    ),
    outcome,
    reported: { number: source.number, at: source.at.toISOString() },
  };
}
