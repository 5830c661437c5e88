import type { SiteId } from '#platform/contract/ids.ts';
import { type Day, dayIn } from '#platform/contract/time.ts';
import type { Staff } from '#platform/server/http/context.ts';
import { maxHashDistance } from '#platform/server/images/perceptual-hash.ts';
import { decisionActs } from '#features/decisions/contract/rules.ts';
import { actsFor, caseEvents } from '../../../contract/rules.ts';
import type { Case } from '../../../contract/schemas.ts';
import type { EvidenceDeps } from '../evidence-deps.ts';
import { known } from '../known.ts';
import { findAccount } from '../linked/account-repo.ts';
import { accountStates } from '../linked/account-state.ts';
import { type LinkRow, listLinks } from '../linked/links-repo.ts';
import { listStandingHolds } from '../../holds/hold-repo.ts';
import { listSameSentences } from '../linked/same-sentence.ts';
import { presentConversations } from '../lines/present-lines.ts';
import { memberOf } from '../people.ts';
import { pictureId } from '../picture-id.ts';
import type { DuplicateRow } from '../pictures/picture-repo.ts';
import { presentPicture } from '../pictures/pictures-of.ts';
import { type FoundCase, findPictures } from './find-evidence.ts';
import { countAlike, type DecisionRow, listDecisions, listEvents } from './history-repo.ts';
import { actOf, presentDecision, presentEarlier } from './present-decision.ts';
import { presentProfile, presentSource, reasonOf } from './present-sources.ts';

interface Reader {
  readonly site: SiteId;
  readonly staff: Staff;
  readonly now: Date;
}

const alikeDays = 90;
const dayMs = 24 * 3_600_000;

/** The whole case, by a number of statements that does not depend on how much is in it. */
export async function presentCase({ db, sites }: EvidenceDeps, found: FoundCase, { site, staff, now }: Reader): Promise<Case> {
  const { record, sources, kept, sight } = found;
  const today = dayIn((await sites.byId(site)).timeZone, now);
  const member = record.subject?.id ?? null;
  const reason = reasonOf(sources);
  const linked = async () => {
    const { pictures, duplicates } = await findPictures(db, site, found);
    const photos = duplicates.filter(({ distance }) => distance <= maxHashDistance).map(({ owner }) => owner);
    const links = member === null || !sight.seesEvidence ? [] : await listLinks(db, { site, member, photos, now });
    return { pictures, duplicates, links };
  };
  const alike = { site, caseId: record.id, kind: record.kind, reason, since: new Date(now.getTime() - alikeDays * dayMs) };
  const [{ pictures, duplicates, links }, lines, sameSentence, account, decisions, events, before, holds] = await Promise.all([
    linked(),
    presentConversations(db, kept, member),
    listSameSentences(db, member, kept, today),
    member === null ? null : findAccount(db, member, now),
    listDecisions(db, { caseId: record.id, appealOf: record.appeal?.of ?? null, member }),
    listEvents(db, record.id),
    countAlike(db, alike),
    member === null || !sight.answersAuthorities ? [] : listStandingHolds(db, member, now),
  ]);
  return {
    number: record.number,
    kind: record.kind,
    reason,
    state: record.state,
    subject: record.subject === null ? null : memberOf(record.subject, today),
    sources: sources.map((source) => presentSource(source, today)),
    opened_at: record.openedAt.toISOString(),
    due_at: record.dueAt.toISOString(),
    lease: record.lease && {
      name: record.lease.name,
      role: record.lease.role,
      mine: record.lease.by === staff.staffId,
      until: record.lease.until.toISOString(),
    },
    profile: sight.seesEvidence ? presentProfile(sources) : null,
    lines,
    same_sentence: sameSentence,
    pictures: pictures.map(presentPicture),
    duplicates: duplicates.map((row) => presentDuplicate(row, today)),
    links: links.map((row) => presentLink(row, today)),
    account: account && {
      ...account,
      since: account.since.toISOString(),
      state: known(accountStates, account.state),
      currency: account.currency ?? 'EUR',
      earlier: presentEarlier(decisions, record.id),
    },
    events: events.map(({ at, what, ...event }) => ({ ...event, at: at.toISOString(), what: known(caseEvents, what) })),
    decisions: decisions.filter(({ case_id }) => case_id === record.id).map((row) => presentDecision(row, staff.staffId, now)),
    ...whatNow(found, staff),
    appeal: presentAppeal(found, decisions, staff, now),
    holds: holds.map(({ id, reference, until }) => ({ id, reference, until: until?.toISOString() ?? null })),
    before: before.map(({ act, count }) => ({ act: known(decisionActs, act), count })),
    evidence_until: record.evidenceUntil?.toISOString() ?? null,
  };
}

/** What the person can do with the case; whoever made the first decision cannot judge the appeal. */
function whatNow({ record, sources, sight }: FoundCase, { staffId }: Staff): Pick<Case, 'acts' | 'refused'> {
  const isOpen = record.state === 'open' && sight.mayDecide;
  const isFirstJudge = record.appeal !== null && record.appeal.firstJudge === staffId;
  const isReported = sources.some(({ report_id, notice_id }) => report_id !== null || notice_id !== null);
  return {
    acts: isOpen && !isFirstJudge ? [...actsFor({ kind: record.kind, isReported, hasSubject: record.subject !== null })] : [],
    refused: isOpen && isFirstJudge ? 'first_judge' : null,
  };
}

function presentAppeal({ record }: FoundCase, decisions: readonly DecisionRow[], { staffId }: Staff, now: Date): Case['appeal'] {
  const { appeal } = record;
  const first = decisions.find(({ id }) => id === appeal?.of);
  if (appeal === null || first === undefined) return null;
  return { words: appeal.words, at: record.openedAt.toISOString(), by: appeal.by, first: presentDecision(first, staffId, now) };
}

const presentDuplicate = (
  { picture, other, owner, name, born, distance, status }: DuplicateRow,
  today: Day,
): Case['duplicates'][number] => ({
  picture: pictureId(picture),
  of: memberOf({ id: owner, name, born }, today),
  other: pictureId(other),
  distance,
  state: status === 'held' || status === 'banned' ? 'banned' : status === 'suspended' || status === 'deleted' ? status : 'active',
});

const linkedBy = ['device', 'payment', 'iban', 'photo'] as const;

function presentLink({ id, name, born, by, state, act, reason, decided_at, open_case }: LinkRow, today: Day): Case['links'][number] {
  return {
    member: memberOf({ id, name, born }, today),
    by: linkedBy.filter((one) => by.includes(one)),
    state: known(accountStates, state),
    decision: act === null || reason === null || decided_at === null ? null : { ...actOf({ act, reason }), at: decided_at.toISOString() },
    open_case,
  };
}
