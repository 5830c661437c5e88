import type { SiteId } from '#platform/contract/ids.ts';
import { type Grant, rightsAt } from '#platform/contract/rights.ts';
import { listNamedFindings } from '#features/accounting/server/index.ts';
import type { StaffFeature } from '#features/staff/server/index.ts';
import { lastCheck } from './check-books.ts';
import type { BooksDeps } from './deps.ts';

type Deps = Pick<BooksDeps, 'db' | 'sites'>;
type Grants = readonly Grant<SiteId>[];

/** Sites whose books are those of this site: all of its company. */
async function sitesOfCompany(sites: Deps['sites'], site: SiteId): Promise<SiteId[]> {
  const { settings } = await sites.byId(site);
  return (await sites.all()).filter((one) => one.settings.company_id === settings.company_id).map(({ id }) => id);
}

/** Open findings of the company of the site, for somebody who may read its books. Nothing says by when they have to be closed. */
export async function waitingFindings({ db, sites }: Deps, site: SiteId, grants: Grants) {
  if (!rightsAt(grants, site).includes('books.read')) return [];
  const { length } = await listNamedFindings(db, await sitesOfCompany(sites, site));
  return length === 0 ? [] : [{ kind: 'findings' as const, count: length, dueAt: null }];
}

/** What the last check said. Null for somebody who may not read the books. */
export async function stateOfBooks({ db }: Deps, site: SiteId, grants: Grants) {
  if (!rightsAt(grants, site).includes('books.read')) return null;
  const check = await lastCheck({ db });
  return { checked_at: check?.at ?? null, wrong: wrongIn(check) };
}

const wrongIn = (check: Awaited<ReturnType<typeof lastCheck>>): number =>
  check?.equations.filter(({ deviations }) => deviations.length > 0).length ?? 0;

/**
 * Mails whoever may close findings, once a run, while there are any or the last check found an equation that does not hold. A finding
 * about no order concerns every company, as on the page.
 */
export async function mailAttention({ db, sites }: Deps, mailWithRight: StaffFeature['mailWithRight']): Promise<void> {
  const wrong = wrongIn(await lastCheck({ db }));
  await db.transaction().execute((tx) =>
    mailWithRight(tx, 'books.export', async ({ name, sites: held, page }) => {
      let about = held[0];
      const seen = new Set<string>();
      for (const site of held) {
        const found = await listNamedFindings(tx, await sitesOfCompany(sites, site));
        if (seen.size === 0 && found.length > 0) about = site;
        for (const { kind, provider, subject } of found) seen.add(JSON.stringify([kind, provider, subject]));
      }
      if (about === undefined || seen.size + wrong === 0) return null;
      return { kind: 'books_open', params: { name, link: page('/admin/books', about), n: seen.size, wrong } };
    }),
  );
}
