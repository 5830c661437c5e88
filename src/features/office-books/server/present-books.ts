import type { SiteId } from '#platform/contract/ids.ts';
import type { Staff } from '#platform/server/http/context.ts';
import { type Finding, listNamedFindings, listPayoutStates, nameOf, sumUnbooked } from '#features/accounting/server/index.ts';
import { lastCheck, lastFigures } from './check-books.ts';
import { companiesFor } from './companies.ts';
import type { BooksDeps } from './deps.ts';

export async function presentBooks(deps: BooksDeps, site: SiteId, staff: Staff) {
  const { db, sites, directDebit } = deps;
  const companies = await companiesFor(deps, site, staff, 'books.read');
  const own = companies[0]?.sites ?? [];
  const bankFiles = (await sites.byId(site)).creditor === null ? null : directDebit.bankFiles;
  const files = bankFiles === null ? null : await bankFiles.list(site);
  const [check, figures, findings, unbooked, payouts] = await Promise.all([
    lastCheck(deps),
    lastFigures(deps, own),
    listNamedFindings(db, own),
    sumUnbooked(db, own),
    listPayoutStates(db, own),
  ]);
  return {
    companies: companies.map(({ id, name, country, today }) => ({ id, name, country, today })),
    check,
    figures,
    findings: findings.map((finding) => presentFinding(finding, finding.foundAt)),
    unbooked,
    payouts: payouts.map(({ provider, lastDay, unbooked: items }) => ({ provider, last_day: lastDay, unbooked: items })),
    bank: files && { files: files.map(presentFile) },
  };
}

/** By the name that a person closes it by. */
export const presentFinding = (finding: Finding, foundAt: Date | null = null) => {
  const { kind, provider, order, event, amount, currency } = finding;
  return { kind, provider, subject: nameOf(finding), order, event, amount, currency, found_at: foundAt?.toISOString() ?? null };
};

interface ListedFile {
  readonly id: number;
  readonly kind: 'debits' | 'refunds';
  readonly name: string;
  readonly createdAt: Date;
  readonly isKept: boolean;
}

export const presentFile = ({ id, kind, name, createdAt, isKept }: ListedFile) => ({
  id,
  kind,
  name,
  created_at: createdAt.toISOString(),
  kept: isKept,
});
