import type { BodyOf } from '#platform/contract/endpoint.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import type { decide } from '#features/cases/contract/decision-endpoints.ts';
import type { Case } from '#features/cases/contract/schemas.ts';
import type { DecisionAct, DecisionReason, Restriction } from '#features/decisions/contract/rules.ts';

/** What a person chooses; the act follows from it and the reason. */
export type Choice = 'ban' | 'timed' | 'warn' | 'innocent' | 'hide' | 'remove' | 'accept' | 'restore' | 'uphold';

/** The end of a restriction: days from the choice, or `at` null for none. */
interface End {
  readonly days: number | null;
  readonly at: string | null;
}

/** What somebody has chosen and typed about a case and not sent yet. */
export interface Draft {
  readonly choice: Choice | null;
  readonly timed: 'restrict' | 'suspend' | null;
  readonly restrict: readonly Restriction[];
  readonly end: End | null;
  readonly reason: DecisionReason | null;
  /** Of what is reported, what is removed (`itemKey`); empty: all of it. */
  readonly items: readonly string[];
  readonly words: string;
  readonly facts: string;
  readonly also: readonly string[];
  readonly answer: string;
  readonly close: boolean;
  readonly note: string;
  /** Of the next decision, answer and note. A changed one has a new id, so that one sent again is the same. */
  readonly ids: { readonly decision: string; readonly answer: string; readonly note: string };
}

const newIds = () => ({ decision: newClientId(), answer: newClientId(), note: newClientId() });

export const emptyDraft = (): Draft => ({
  choice: null,
  timed: null,
  restrict: [],
  end: null,
  reason: null,
  items: [],
  words: '',
  facts: '',
  also: [],
  answer: '',
  close: false,
  note: '',
  ids: newIds(),
});

export const changed = (draft: Draft, change: Partial<Omit<Draft, 'ids'>>): Draft => ({ ...draft, ...change, ids: newIds() });

const hour = 3_600_000;

/** So many days from now, to the full hour; `days` null: without end. */
export const endIn = (days: number | null, now: number): End => ({
  days,
  at: days === null ? null : new Date(Math.ceil((now + days * 24 * hour) / hour) * hour).toISOString(),
});

const acts = {
  warn: 'warn',
  innocent: 'no_violation',
  hide: 'hide',
  remove: 'remove',
  accept: 'accept',
  restore: 'restore',
  uphold: 'uphold',
} as const satisfies Record<Exclude<Choice, 'ban' | 'timed'>, DecisionAct>;

/** The act of what was chosen; null while a choice is missing. */
export function actOfDraft({ choice, timed, reason }: Pick<Draft, 'choice' | 'timed' | 'reason'>): DecisionAct | null {
  if (choice === null) return null;
  if (choice === 'ban') return reason === 'fraud' ? 'ban_fraud' : 'ban_rule';
  return choice === 'timed' ? timed : acts[choice];
}

/** The choices that a case offers. */
export function choicesOf(possible: readonly DecisionAct[]): Choice[] {
  const has = (...wanted: DecisionAct[]) => wanted.some((act) => possible.includes(act));
  const all: readonly (readonly [Choice, boolean])[] = [
    ['restore', has('restore')],
    ['uphold', has('uphold')],
    ['ban', has('ban_rule', 'ban_fraud')],
    ['timed', has('restrict', 'suspend')],
    ['warn', has('warn')],
    ['innocent', has('no_violation')],
    ['hide', has('hide')],
    ['remove', has('remove')],
    ['accept', has('accept')],
  ];
  return all.flatMap(([choice, isPossible]) => (isPossible ? [choice] : []));
}

export type Missing = 'choice' | 'timed' | 'restrict' | 'end' | 'reason' | 'words';

/** What has to be chosen or written before the decision can be computed, the next one first. */
export function missingOf(draft: Draft, isAppeal: boolean): Missing[] {
  const { choice, timed, restrict, end, reason, words } = draft;
  const needsWords = isAppeal || wordsNeeded({ choice, reason });
  const all: readonly (readonly [Missing, boolean])[] = [
    ['choice', choice === null],
    ['timed', choice === 'timed' && timed === null],
    ['restrict', choice === 'timed' && timed === 'restrict' && restrict.length === 0],
    ['end', choice === 'timed' && timed !== null && end === null],
    ['reason', !isAppeal && choice !== 'accept' && reason === null],
    ['words', needsWords && words.trim() === ''],
  ];
  return all.flatMap(([missing, isMissing]) => (isMissing ? [missing] : []));
}

/** Another reason is said in words, where it is held against somebody. */
export const wordsNeeded = ({ choice, reason }: Pick<Draft, 'choice' | 'reason'>): boolean =>
  reason === 'other' && choice !== null && choice !== 'innocent' && choice !== 'accept';

type Body = Omit<BodyOf<typeof decide>, 'client_id'>;

export type RemovableItem = NonNullable<Body['items']>[number];
export const itemKey = ({ content, id }: RemovableItem): string => `${content} ${id}`;
function itemOf(key: string): RemovableItem {
  const [content, id] = key.split(' ');
  return { content: content === 'photo' ? 'photo' : 'message', id: Number(id) };
}

/** The decision as it is sent; null while something is missing. An appeal is judged about the reason of the first decision. What is accepted needs none. */
export function bodyOf(draft: Draft, about: Pick<Case, 'number' | 'appeal'>): Body | null {
  const act = actOfDraft(draft);
  const reason = about.appeal?.first.reason ?? (draft.choice === 'accept' ? 'other' : draft.reason);
  if (act === null || reason === null || missingOf(draft, about.appeal !== null).length > 0) return null;
  const ends = draft.choice === 'timed' || draft.choice === 'hide';
  return {
    number: about.number,
    act,
    reason,
    ...(ends && draft.end !== null && draft.end.at !== null && { until: draft.end.at }),
    ...(act === 'remove' && draft.items.length > 0 && { items: draft.items.map(itemOf) }),
    ...(act === 'restrict' && { restrict: [...draft.restrict] }),
    ...(draft.words.trim() !== '' && { words: draft.words }),
    ...(draft.facts.trim() !== '' && { facts: draft.facts }),
    ...(draft.also.length > 0 && { also: [...draft.also] }),
  };
}
