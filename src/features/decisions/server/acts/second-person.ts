import type { StaffId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Decision, NewDecision } from '../rows/decision.ts';
import { setReversed, setWithdrawn } from '../rows/decision-repo.ts';
import { recordDecision } from '../rows/record-decision.ts';
import { approveAsked, endNow, lockAsked, setApproval } from '../rows/waiting-repo.ts';
import { refreshStanding } from './standing.ts';

interface Waiting {
  /** Of the request for a second yes. */
  readonly approval: number;
  /** Until when the members are suspended meanwhile; null: they are not. */
  readonly suspendUntil: Date | null;
}

/** Decisions wait for a second person. What cannot wait, such as a fraud, is stopped by a suspension of its own, with its letter. */
export async function waitFor(tx: Tx, recorded: readonly Decision[], { approval, suspendUntil }: Waiting, now: Date): Promise<void> {
  const ids = recorded.map(({ id }) => id);
  for (const decision of suspendUntil === null ? [] : recorded) {
    if (decision.user === null) continue;
    const suspension = await recordDecision(tx, suspensionOf(decision, suspendUntil), now);
    ids.push(suspension.id);
  }
  await setApproval(tx, ids, approval);
}

/** Of no case: the case has one decision, which waits. */
const suspensionOf = ({ decidedBy, ...decision }: Decision, until: Date | null): NewDecision => ({
  ...decision,
  clientId: null,
  caseId: null,
  act: 'suspend',
  restricts: [],
  until,
  words: '',
  isIntimate: false,
  by: decidedBy,
  waits: false,
  atOnce: true,
  reviews: null,
});

const isWaiting = ({ dueAt, appliedAt }: Decision): boolean => dueAt === null && appliedAt === null;

/** A second person has agreed: what waited is due now. Returns it. */
export async function approveWaiting(tx: Tx, approval: number, by: StaffId, now: Date): Promise<Decision[]> {
  const asked = await lockAsked(tx, approval);
  const waiting = asked.filter(isWaiting);
  const [first] = waiting;
  if (first === undefined) return [];
  await approveAsked(
    tx,
    waiting.map(({ id }) => id),
    by,
    now,
  );
  await setReversed(
    tx,
    asked.filter((one) => !isWaiting(one)).map(({ id }) => id),
    first.id,
  );
  return waiting;
}

/** Nobody agreed: what waited is withdrawn, and the suspension meanwhile ends. Returns what waited. */
export async function refuseWaiting(tx: Tx, approval: number, now: Date): Promise<Decision[]> {
  const asked = await lockAsked(tx, approval);
  const waiting = asked.filter(isWaiting);
  for (const { id } of waiting) await setWithdrawn(tx, id, now);
  for (const suspension of asked.filter((one) => !isWaiting(one))) {
    if (suspension.appliedAt === null) await setWithdrawn(tx, suspension.id, now);
    else await endNow(tx, suspension.id, now);
    if (suspension.user !== null) await refreshStanding(tx, suspension.user, now);
  }
  return waiting;
}
