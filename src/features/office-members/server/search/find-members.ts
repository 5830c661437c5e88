import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import { type Right, rightsAt } from '#platform/contract/rights.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import { ageOn, type Day, dayIn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { findMembers as endpoint } from '../../contract/endpoints.ts';
import { type FoundBy, membersPerPage } from '../../contract/rules.ts';
import type { FoundMember } from '../../contract/schemas.ts';
import type { StaffCall } from '../deps.ts';
import { maskEmail } from '../masks.ts';
import { stateOf } from '../member-state.ts';
import { readQuery } from './read-query.ts';
import { findNamed, listByIds, listByName, listNewest, type MemberRow } from './search-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
}

/** Members of the site whom a text names, by what the person may see of them. What names one exactly comes first, and those by name follow, page by page. */
export async function findMembers(
  { db, clock, sites }: Deps,
  { q = '', after }: QueryOf<typeof endpoint>,
  { site, staff }: StaffCall,
): Promise<Success<ReplyOf<typeof endpoint>>> {
  const asked = readQuery(q);
  const { timeZone } = await sites.byId(site);
  const today = dayIn(timeZone, clock.now());
  const page = { site, after: after ?? null, limit: membersPerPage + 1 };
  if (q.trim() === '') return pageOf(await listNewest(db, page), 'newest', today);
  const named = after === undefined ? await listNamed(db, asked, { site, rights: rightsAt(staff.grants, site) }) : [];
  const exact = named.map(({ row, by }) => present(row, by, today));
  const rows = asked.name === null ? [] : await listByName(db, asked.name, page);
  const { value } = pageOf(rows, 'name', today);
  const seen = new Set(exact.map(({ id }) => id));
  return ok({ members: [...exact, ...value.members.filter(({ id }) => !seen.has(id))], next: value.next });
}

async function listNamed(
  db: Db,
  asked: ReturnType<typeof readQuery>,
  { site, rights }: { readonly site: SiteId; readonly rights: readonly Right[] },
) {
  const found = await findNamed(db, asked, { site, rights, limit: membersPerPage });
  if (found.length === 0) return [];
  const byId = new Map<number, FoundBy>();
  for (const { id, by } of found) if (!byId.has(id)) byId.set(id, by);
  const rows = new Map((await listByIds(db, site, [...byId.keys()])).map((row) => [row.id, row]));
  return [...byId].flatMap(([id, by]) => {
    const row = rows.get(id);
    return row === undefined ? [] : [{ row, by }];
  });
}

function pageOf(rows: readonly MemberRow[], by: FoundBy, today: Day): Success<ReplyOf<typeof endpoint>> {
  const shown = rows.slice(0, membersPerPage);
  return ok({
    members: shown.map((row) => present(row, by, today)),
    next: rows.length > membersPerPage ? (shown.at(-1)?.id ?? null) : null,
  });
}

const present = (row: MemberRow, by: FoundBy, today: Day): FoundMember => ({
  id: row.id,
  name: row.name,
  age: ageOn(row.born as Day, today),
  state: stateOf(row),
  fictional: row.fictional,
  paid_user: row.paid_user,
  email: maskEmail(row.email),
  since: row.since.toISOString(),
  last_active_at: row.last_active_at.toISOString(),
  by,
});
