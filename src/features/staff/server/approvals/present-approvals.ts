import type { SiteId, StaffId } from '#platform/contract/ids.ts';
import { rightsAt } from '#platform/contract/rights.ts';
import type { Staff } from '#platform/server/http/context.ts';
import { approvalRights } from '../../contract/rules.ts';
import type { Approval } from '../../contract/schemas.ts';
import type { StaffDeps } from '../deps.ts';
import { listWorking, othersWith, type Working } from '../people/present-people.ts';
import { type ApprovalRow, listEndedApprovals, listOpenApprovals } from '../store/approval-repo.ts';
import { listAllStaff } from '../store/staff-repo.ts';

const keptDays = 7;
const mostEnded = 50;

interface Shown {
  readonly open: Approval[];
  readonly ended: Approval[];
}

/** Those that the caller may answer, and the own ones. */
export async function presentApprovals(deps: StaffDeps, site: SiteId, staff: Staff): Promise<Shown> {
  const { db, clock } = deps;
  const now = clock.now();
  const since = new Date(now.getTime() - keptDays * 86_400_000);
  const [open, ended] = [await listOpenApprovals(db, site, now), await listEndedApprovals(db, { site, since, now, most: mostEnded })];
  const names = new Map((await listAllStaff(db)).map(({ id, name }) => [id, name]));
  const about = { site, staff, names, working: await listWorking(db), now };
  const present = (rows: readonly ApprovalRow[]) => presentAll(deps, rows, about);
  return { open: await present(open), ended: await present(ended) };
}

/** How many wait for the caller, and when the first of them lapses. */
export async function countApprovals({ db, clock, approvals }: StaffDeps, site: SiteId, staff: Staff) {
  const waiting = (await listOpenApprovals(db, site, clock.now())).filter(
    (row) => row.askedBy !== staff.staffId && mayAnswer(approvals.handlerOf(row.kind)?.kind, site, staff),
  );
  return { count: waiting.length, dueAt: waiting[0]?.expiresAt ?? null };
}

const mayAnswer = (kind: keyof typeof approvalRights | undefined, site: SiteId, staff: Staff): boolean =>
  kind !== undefined && rightsAt(staff.grants, site).includes(approvalRights[kind]);

interface About {
  readonly site: SiteId;
  readonly staff: Staff;
  readonly names: ReadonlyMap<StaffId, string>;
  readonly working: readonly Working[];
  readonly now: Date;
}

async function presentAll({ approvals }: StaffDeps, rows: readonly ApprovalRow[], about: About): Promise<Approval[]> {
  const { site, staff, names, working, now } = about;
  const shown: Approval[] = [];
  const named = (id: StaffId) => ({ id, name: names.get(id) ?? '' });
  for (const row of rows) {
    const handler = approvals.handlerOf(row.kind);
    const mine = row.askedBy === staff.staffId;
    if (handler === undefined || (!mine && !mayAnswer(handler.kind, site, staff))) continue;
    const facts = await handler.describe(row);
    if (facts === null) continue;
    // Until the job has seen it, a request that nobody answered has lapsed by itself.
    const endedAt = row.answeredAt ?? row.lapsedAt ?? (row.expiresAt <= now ? row.expiresAt : null);
    const approvers = endedAt === null ? othersWith(working, site, approvalRights[handler.kind], row.askedBy) : [];
    shown.push({
      id: row.id,
      hash: row.hash,
      kind: handler.kind,
      subject: row.subject === null ? null : Number(row.subject),
      request: typeof row.request === 'object' ? { ...row.request } : {},
      facts,
      asked_by: named(row.askedBy),
      asked_at: row.askedAt.toISOString(),
      ends_at: row.expiresAt.toISOString(),
      mine,
      approvers: approvers.map(({ name }) => name),
      state: stateOf(row, endedAt),
      ended_at: endedAt?.toISOString() ?? null,
      ended_by: row.answeredBy === null ? null : named(row.answeredBy),
      answer: row.answerWords,
    });
  }
  return shown;
}

const stateOf = (row: ApprovalRow, endedAt: Date | null): Approval['state'] =>
  row.answeredAt === null
    ? endedAt === null
      ? 'open'
      : 'lapsed'
    : row.approved
      ? 'approved'
      : row.answeredBy === row.askedBy
        ? 'withdrawn'
        : 'refused';
