import type { SiteId } from '#platform/contract/ids.ts';
import type { Grant } from '#platform/contract/rights.ts';
import type { Feature } from '#platform/server/feature.ts';
import { ok } from '#platform/contract/result.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type ApprovalHandler, createActRoutes, createLookRoutes, type StaffFeature } from '#features/staff/server/index.ts';
import * as contract from '../contract/endpoints.ts';
import { mailAttention, stateOfBooks, waitingFindings } from './attention.ts';
import { downloadFile, makeFiles, readStatementFile } from './bank.ts';
import { checkByNight, checkNow } from './check-books.ts';
import { closeFinding } from './close-finding.ts';
import { comparePayouts } from './compare-payouts.ts';
import type { BooksDeps } from './deps.ts';
import { askPayOut, payOutApproval, presentOwed } from './pay-out.ts';
import { recordOrder } from './record-order.ts';
import { exportBooks } from './export-books.ts';
import { presentBooks } from './present-books.ts';

type Dependencies = Pick<BooksDeps, 'sites' | 'accounting' | 'directDebit'> & Pick<StaffFeature, 'mailWithRight'>;

type About<Value> = (site: SiteId, grants: readonly Grant<SiteId>[]) => Promise<Value>;

export interface OfficeBooksFeature extends Feature {
  /** Open findings, for somebody with these rights. */
  readonly waiting: About<Awaited<ReturnType<typeof waitingFindings>>>;
  /** Transfers that wait for a second person. */
  readonly approval: ApprovalHandler;
  readonly stateOf: About<Awaited<ReturnType<typeof stateOfBooks>>>;
}

const day = 24 * 3600;

/** The books in the browser: what `npm run books` and `npm run sepa` do on the machine. */
export function createOfficeBooks(
  { database: { db, reads }, clock, jobs, live, log }: Platform,
  { mailWithRight, ...dependencies }: Dependencies,
): OfficeBooksFeature {
  const deps: BooksDeps = { db, reads, clock, live, log, ...dependencies };
  const acting = createActRoutes(deps);
  const looking = createLookRoutes(deps);
  return {
    waiting: (site, grants) => waitingFindings(deps, site, grants),
    approval: payOutApproval(deps),
    stateOf: (site, grants) => stateOfBooks(deps, site, grants),
    routes: tagged('office-books', 'The books of the companies: equations, findings, files for accountants and banks.', [
      route(contract.getBooks, async (_input, { site, staff }) => ok(await presentBooks(deps, site, staff))),
      acting(contract.checkBooks, (_input, _call, act) => checkNow(deps, act)),
      looking(contract.exportBooks, ({ query }, call, look) => exportBooks(deps, query, {}, call, look)),
      looking(contract.exportBooksWith, ({ query, body }, call, look) => exportBooks(deps, query, body, call, look)),
      acting(contract.closeFinding, ({ body }, call, act) => closeFinding(deps, body, call, act)),
      acting(contract.recordOrder, ({ body }, call, act) => recordOrder(deps, body, call, act)),
      route(contract.getOwed, async (_input, { site, staff }) => ok(await presentOwed(deps, site, staff))),
      acting(contract.payOut, ({ body }, call, act) => askPayOut(deps, body, call, act)),
      acting(contract.comparePayouts, ({ body }, call, act) => comparePayouts(deps, body.day, call, act)),
      acting(contract.makeBankFiles, (_input, { site }, act) => makeFiles(deps, site, act)),
      looking(contract.getBankFile, ({ query }, { site }, look) => downloadFile(deps, query.id, site, look)),
      acting(contract.importStatement, ({ file }, call, act) => readStatementFile(deps, file, call, act)),
    ]),
    scheduleJobs() {
      jobs.every('books-check', day, () => checkByNight(deps));
      jobs.every('books-mails', day, () => mailAttention(deps, mailWithRight));
    },
  };
}
