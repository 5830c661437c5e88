import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { type StaffId, userId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { roles } from '#platform/contract/rights.ts';
import { ageOn, type Day, dayIn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { CallOf } from '#platform/server/http/context.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { getCases as endpoint } from '../../contract/endpoints.ts';
import { caseKinds, casesPerPage, caseStates, urgentKinds } from '../../contract/rules.ts';
import { countOpen, type ListedCase, listEnded, listOpen, type OpenCursor } from './list-repo.ts';
import { sightOf } from './sight.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
}

type Reply = ReplyOf<typeof endpoint>;

/** The queue as its reader may see it. A cursor keeps the time of the first page, so that what becomes overdue meanwhile moves nothing. */
export async function getCases(
  { db, clock, sites }: Deps,
  { kind, ended, member, after }: QueryOf<typeof endpoint>,
  { site, staff }: CallOf<typeof endpoint>,
): Promise<Result<Reply, 'invalid_request'>> {
  const now = clock.now();
  const wrong = fail('invalid_request', { field: 'after', rule: 'pattern' });
  const filter = {
    site,
    sight: sightOf(staff.grants, site),
    kind: kind ?? null,
    member: member === undefined ? null : userId(member),
  };
  const limit = casesPerPage + 1;
  const today = dayIn((await sites.byId(site)).timeZone, now);
  const present = (row: ListedCase) => presentCaseRow(row, { me: staff.staffId, now, today });
  const counting = countOpen(db, filter);
  let found: readonly ListedCase[];
  let next: (last: ListedCase) => string;
  if (ended === 1) {
    const below = after === undefined ? null : readNumber(after);
    if (below === undefined) return wrong;
    found = await listEnded(db, { ...filter, after: below, limit });
    next = ({ id }) => String(id);
  } else {
    const from = after === undefined ? { at: now, cursor: null } : readCursor(after);
    if (from === null) return wrong;
    found = await listOpen(db, { ...filter, at: from.at, urgent: urgentKinds, after: from.cursor, limit }, now);
    next = (last) => cursorText(from.at, { isFirst: last.is_first, dueAt: last.due_at, id: last.id });
  }
  const page = found.slice(0, casesPerPage);
  const last = page.at(-1);
  const counts = new Map((await counting).map((row) => [row.kind, row.count]));
  return ok({
    cases: page.map(present),
    next: found.length > casesPerPage && last !== undefined ? next(last) : null,
    counts: caseKinds.flatMap((one) => (counts.has(one) ? [{ kind: one, count: counts.get(one) ?? 0 }] : [])),
  });
}

const cursorText = (at: Date, { isFirst, dueAt, id }: OpenCursor): string => [at.getTime(), isFirst ? 1 : 0, dueAt.getTime(), id].join('.');

/** Null for a text that is none of `cursorText`. */
function readCursor(text: string): { readonly at: Date; readonly cursor: OpenCursor } | null {
  const [at, isFirst, dueAt, id, ...more] = text.split('.').map(readNumber);
  if (at === undefined || isFirst === undefined || dueAt === undefined || id === undefined || more.length > 0) return null;
  return { at: new Date(at), cursor: { isFirst: isFirst === 1, dueAt: new Date(dueAt), id } };
}

/** At most fifteen digits: a time that a date can hold, and an id that the database can. */
const readNumber = (text: string): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);

interface Reader {
  readonly me: StaffId;
  readonly now: Date;
  readonly today: Day;
}

export function presentCaseRow(row: ListedCase, { me, now, today }: Reader): Reply['cases'][number] {
  const kind = caseKinds.find((one) => one === row.kind);
  const state = caseStates.find((one) => one === row.state);
  if (kind === undefined || state === undefined) throw new Error(`case ${row.number} has an unknown kind or state`);
  return {
    number: row.number,
    kind,
    reason: row.reason,
    state,
    subject: presentSubject(row, today),
    sources: row.sources,
    opened_at: row.opened_at.toISOString(),
    due_at: row.due_at.toISOString(),
    lease: presentLease(row, me, now),
  };
}

/** The name is empty, and the age unknown, when the account has no profile. */
const presentSubject = ({ subject_id, subject_name, subject_birth }: ListedCase, today: Day) =>
  subject_id === null
    ? null
    : { id: userId(subject_id), name: subject_name ?? '', age: subject_birth === null ? null : ageOn(subject_birth, today) };

function presentLease({ claimed_by, claimed_until, claimed_name, claimed_roles }: ListedCase, me: StaffId, now: Date) {
  if (claimed_by === null || claimed_until === null || claimed_until <= now) return null;
  return {
    name: claimed_name ?? '',
    role: roles.find((role) => claimed_roles?.includes(role)) ?? null,
    // oxlint-disable-next-line emberleaf/compare-in-constant-time -- Ids.
    mine: claimed_by === me,
    until: claimed_until.toISOString(),
  };
}
