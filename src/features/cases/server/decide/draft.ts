import type { BodyOf } from '#platform/contract/endpoint.ts';
import type { SiteId, StaffId } from '#platform/contract/ids.ts';
import { fail, type Failure, ok, type Result } from '#platform/contract/result.ts';
import { cleanText, isLongerThan } from '#platform/contract/text/text.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type DecisionAct, isBan, maxFactsLength, maxWordsLength, mostTogetherAlone } from '#features/decisions/contract/rules.ts';
import { type Decision, findDecision, listDecisionsOf, type NewDecision } from '#features/decisions/server/index.ts';
import type { decide as decideEndpoint } from '../../contract/decision-endpoints.ts';
import { actsFor } from '../../contract/rules.ts';
import { isPossibleEnd } from '../possible-end.ts';
import { type DecidedCase, findPerson, findReported, isReported, type Reported, type ReportedItem } from './decided-case-repo.ts';

export type Draft = Omit<BodyOf<typeof decideEndpoint>, 'client_id'>;

/** Why a draft is no decision. */
export type DraftCode =
  | 'not_found'
  | 'act_does_not_fit'
  | 'words_required'
  | 'until_invalid'
  | 'first_judge'
  | 'text_too_long'
  | 'decided_meanwhile';

export interface Asker {
  readonly staff: StaffId;
  readonly site: SiteId;
  readonly now: Date;
}

/** Acts that end by themselves at `until`. */
const endingActs: readonly DecisionAct[] = ['hide', 'restrict', 'suspend'];
/** Acts that need words when the reason says nothing. */
const harmless: readonly DecisionAct[] = ['accept', 'no_violation'];

/** The numbers of all cases of a draft, each once. */
export const numbersOf = ({ number, also = [] }: Draft): string[] => [...new Set([number, ...also])];

/** More cases than one person decides alone. */
export const areMany = (draft: Draft): boolean => numbersOf(draft).length > mostTogetherAlone;

/** What is to be decided about each of the cases, in the order of their ids; a failure when the draft is no decision about all of them. */
export async function readDraft(
  within: Db | Tx,
  draft: Draft,
  cases: readonly DecidedCase[],
  asker: Asker,
): Promise<Result<NewDecision[], DraftCode>> {
  if (cases.length !== numbersOf(draft).length) return fail('not_found');
  const refused = refusalOf(draft, asker.now);
  if (refused !== null) return refused;
  const decisions: NewDecision[] = [];
  for (const one of cases) {
    if (one.state !== 'open') return decidedMeanwhile(within, one, asker.site);
    const made = await about(within, draft, one, asker);
    if (!made.ok) return made;
    decisions.push(made.value);
  }
  return ok(decisions);
}

function refusalOf({ act, reason, until, restrict, words, facts }: Draft, now: Date): Failure<DraftCode> | null {
  const isIncomplete = (restrict !== undefined) !== (act === 'restrict') || (until !== undefined && !endingActs.includes(act));
  // A fraud ban pays back what was spent, so it has this reason alone.
  if (isIncomplete || (act === 'ban_fraud' && reason !== 'fraud')) return fail('act_does_not_fit', { act });
  if (until !== undefined && !isPossibleEnd(new Date(until), now)) return fail('until_invalid', { field: 'until' });
  if (isLongerThan(words ?? '', maxWordsLength)) return fail('text_too_long', { field: 'words', max: maxWordsLength });
  if (isLongerThan(facts ?? '', maxFactsLength)) return fail('text_too_long', { field: 'facts', max: maxFactsLength });
  const needsWords = act === 'restore' || act === 'uphold' || (reason === 'other' && !harmless.includes(act));
  return needsWords && cleanText(words ?? '') === '' ? fail('words_required', { field: 'words' }) : null;
}

async function about(within: Db | Tx, draft: Draft, one: DecidedCase, asker: Asker): Promise<Result<NewDecision, DraftCode>> {
  const { act, reason, until, restrict = [], words = '', facts = '' } = draft;
  const fits = actsFor({ kind: one.kind, isReported: await isReported(within, one.id), hasSubject: one.subject !== null });
  if (!fits.includes(act)) return fail('act_does_not_fit', { act });
  const reported = await findReported(within, one);
  const chosen = chosenOf(draft, reported);
  const target = chosen === null ? null : targetOf(act, one, { ...reported, ...chosen[0] });
  if (chosen === null || target === null) return fail('act_does_not_fit', { act });
  const first = one.appealOf === null ? null : await findDecision(within, one.appealOf);
  if (first?.decidedBy === asker.staff) return fail('first_judge');
  return ok({
    site: asker.site,
    clientId: null,
    caseId: one.id,
    user: first === null ? one.subject : first.user,
    act,
    reason,
    ...(first === null ? target : { content: first.content, item: first.item }),
    further: first === null ? chosen.slice(1) : [],
    contentDate: first === null ? reported.date : first.contentDate,
    restricts: restrict,
    until: until === undefined ? null : new Date(until),
    facts: cleanText(facts) === '' ? quotedLines(reported) : cleanText(facts),
    words: cleanText(words),
    source: first === null ? reported.source : first.source,
    foundByMachine: first === null ? reported.isFound : first.foundByMachine,
    isIntimate: one.kind === 'intimate',
    language: one.language,
    by: asker.staff,
    waits: false,
    reviews: first?.id ?? null,
  });
}

/** What is removed, the newest first: what is chosen, else all that is reported. Null: something else was chosen. */
function chosenOf({ act, items }: Draft, reported: Reported): readonly ReportedItem[] | null {
  if (act !== 'remove') return items === undefined ? [] : null;
  if (items === undefined) return reported.items;
  const chosen = reported.items.filter(({ content, item }) => items.some((one) => one.content === content && one.id === item));
  return chosen.length === items.length ? chosen : null;
}

/** What the act is done to. Null: there is nothing that it could be done to. */
function targetOf(act: DecisionAct, { kind }: DecidedCase, { content, item }: Reported): Pick<NewDecision, 'content' | 'item'> | null {
  const isPhoto = content === 'photo' && (item !== null || kind === 'intimate');
  if (act === 'remove') return isPhoto || (content === 'message' && item !== null) ? { content, item } : null;
  if (act === 'accept') return isPhoto ? { content, item } : null;
  // The profile is hidden, not what was reported.
  if (act === 'hide') return { content: 'profile', item: null };
  return isBan(act) || act === 'suspend' || act === 'restrict' ? { content: 'profile', item: null } : { content, item };
}

/** The reported sentences, so that the letter says what happened. They are the member's own. */
const quotedLines = ({ lines }: Reported): string => [...new Set(lines.map(({ text }) => `„${text}“`))].join('\n').slice(0, maxFactsLength);

/** Somebody was faster: with what, and when. */
export async function decidedMeanwhile(
  within: Db | Tx,
  { id }: Pick<DecidedCase, 'id'>,
  site: SiteId,
): Promise<Failure<'decided_meanwhile'>> {
  const last = (await listDecisionsOf(within, id)).find(({ withdrawnAt, decidedBy }) => withdrawnAt === null && decidedBy !== null);
  if (last === undefined) return fail('decided_meanwhile');
  const role = await roleOf(within, last, site);
  return fail('decided_meanwhile', { ...role, act: last.act, at: last.decidedAt.toISOString(), number: last.number });
}

async function roleOf(within: Db | Tx, { decidedBy }: Decision, site: SiteId): Promise<{ readonly by?: string }> {
  const role = decidedBy === null ? null : (await findPerson(within, decidedBy, site)).role;
  return role === null ? {} : { by: role };
}
