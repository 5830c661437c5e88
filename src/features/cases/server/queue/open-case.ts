import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { storeWithReceiptNumber } from '#features/safety/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import { addEvent, findJoinable, insertCase, insertSource, lockSubject, raiseCase } from './case-repo.ts';
import { hoursUntilDue, isMoreUrgent, joinableKinds } from '../../contract/rules.ts';
import type { CaseId, OpenedCase, Opening } from './opening.ts';
import { findUnopened } from './receipt-repo.ts';

/** A source that now stands in a case. `receipt` is null for what staff entered. */
export interface JoinedSource {
  readonly caseId: CaseId;
  readonly sourceId: number;
  readonly receipt: string | null;
}

/**
 * Opens a case, or joins the open one about the same member; within the transaction of its cause, so neither is stored without the
 * other. Null: it only joins, and there is none. Reports and notices about a member are one case, which takes the more urgent kind and
 * the earlier due time. Complaints, appeals and requests each need an answer of their own, so they never join.
 */
export type OpenCase = (tx: Tx, opening: Opening) => Promise<OpenedCase | null>;

interface Deps {
  readonly clock: Clock;
  readonly sites: Sites;
  /** Called for each report, notice and complaint that enters a case, in the same transaction. */
  readonly joined: (tx: Tx, source: JoinedSource) => Promise<void>;
}

const hour = 3_600_000;

export const createOpenCase =
  ({ clock, sites, joined }: Deps): OpenCase =>
  async (tx, opening) => {
    const { site, kind, source } = opening;
    const { settings } = await sites.byId(site);
    const dueAt = new Date(opening.at.getTime() + hoursUntilDue(kind, settings.due_hours) * hour);
    const now = clock.now();
    const opened = (await join(tx, opening, dueAt)) ?? (opening.onlyJoins === true ? null : await open(tx, opening, { dueAt, now }));
    if (opened === null) return null;
    const receipt = source !== undefined && 'receipt' in source ? source.receipt : null;
    const sourceId = source === undefined ? null : await insertSource(tx, opened.id, source, now);
    await addEvent(tx, opened.id, { at: now, what: opened.isNew ? 'opened' : 'joined', about: receipt, ...opening.by });
    if (sourceId !== null) await joined(tx, { caseId: opened.id, sourceId, receipt });
    return opened;
  };

async function join(tx: Tx, { site, kind, subject }: Opening, dueAt: Date): Promise<OpenedCase | null> {
  if (subject === null || !joinableKinds.includes(kind)) return null;
  await lockSubject(tx, subject);
  const found = await findJoinable(tx, { site, subject });
  if (found === null) return null;
  const isRaised = isMoreUrgent(kind, found.kind);
  if (isRaised || dueAt < found.dueAt)
    await raiseCase(tx, found.id, { kind: isRaised ? kind : found.kind, dueAt: dueAt < found.dueAt ? dueAt : found.dueAt });
  return { id: found.id, number: found.number, isNew: false };
}

async function open(tx: Tx, opening: Opening, times: { readonly dueAt: Date; readonly now: Date }): Promise<OpenedCase> {
  const { stored } = await storeWithReceiptNumber('M', (number) => insertCase(tx, { ...opening, ...times, number }));
  return { ...stored, isNew: true };
}

/** Opens or joins the case of a stored report, notice or complaint, by its number; nothing when it stands in one already. */
export type OpenCaseFor = (tx: Tx, receipt: string) => Promise<void>;

export const createOpenCaseFor =
  (openCase: OpenCase): OpenCaseFor =>
  async (tx, receipt) => {
    const opening = await findUnopened(tx, receipt);
    if (opening !== null) await openCase(tx, { ...opening, source: { receipt } });
  };
