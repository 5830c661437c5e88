import type { SiteId } from '#platform/contract/ids.ts';
import type { Grant } from '#platform/contract/rights.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type CaseKind, caseKinds } from '../../contract/rules.ts';
import { countOpen } from './list-repo.ts';
import { sightOf } from './sight.ts';

export interface WaitingKind {
  readonly kind: CaseKind;
  readonly count: number;
  /** Of the first of them. */
  readonly dueAt: Date;
}

export async function waitingCases(db: Db, site: SiteId, grants: readonly Grant<SiteId>[]): Promise<WaitingKind[]> {
  const found = await countOpen(db, { site, sight: sightOf(grants, site) });
  return caseKinds.flatMap((kind) =>
    found.filter((row) => row.kind === kind).map((row) => ({ kind, count: row.count, dueAt: row.due_at })),
  );
}
