import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Sessions } from '#features/account/server/index.ts';
import { type CasesFeature, createCases } from '#features/cases/server/index.ts';
import { createDecisions, type DecisionsFeature } from '#features/decisions/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import { leastGiftPriceIn } from '#features/chat/server/index.ts';
import { createOfficeOrders } from '#features/office-orders/server/index.ts';
import { createOfficeMembers } from '#features/office-members/server/index.ts';
import type { ImageQueue, PresentImage } from '#features/photos/server/index.ts';
import type { PaymentProvider } from '#features/payment-providers/server/index.ts';
import { findCountry } from '#features/profile/server/index.ts';
import { createSetup, type SetupFeature } from '#features/office-setup/server/index.ts';
import type { ReadVisitorCountry, Sites } from '#features/site/server/index.ts';
import { createOfficeContent } from '#features/office-content/server/index.ts';
import { renderMarkdown } from '#features/operator-pages/server/index.ts';
import type { SiteContent } from '#features/site-content/server/index.ts';
import { createOfficePrices } from '#features/office-prices/server/index.ts';
import { createOfficeSites, type DraftPreviews } from '#features/office-sites/server/index.ts';
import { createStaff, type StaffFeature } from '#features/staff/server/index.ts';
import { createOfficeLegal } from '#features/office-legal/server/index.ts';
import { createOfficeJobs } from '#features/office-jobs/server/index.ts';
import { createOfficeBooks } from '#features/office-books/server/index.ts';
import { contentSources } from './across-features/content-sources.ts';
import { siteOrigin } from './sites/site-origin.ts';

interface Dependencies {
  readonly sites: Sites;
  readonly mails: Mails;
  readonly visitorCountry: ReadVisitorCountry;
  readonly sessions: Sessions;
  readonly imageQueue: ImageQueue;
  readonly presentImage: PresentImage;
  readonly providers: readonly PaymentProvider[];
  readonly machine: Parameters<typeof createOfficeJobs>[1];
  readonly books: Pick<Parameters<typeof createOfficeBooks>[1], 'accounting' | 'directDebit'>;
  /** Pays back what is left of an order, by its payment method. */
  readonly payOrder: (order: number) => Promise<unknown>;
  readonly countriesKnown: boolean;
  readonly content: SiteContent;
  readonly members: Pick<Parameters<typeof createOfficeMembers>[1], 'returnOffers' | 'hideConversationsOf' | 'ibansOf'>;
}

interface OfficeFeatures {
  readonly staff: StaffFeature;
  readonly decisions: DecisionsFeature;
  readonly cases: CasesFeature;
  /** Areas of the office that no other feature needs. */
  readonly areas: readonly Feature[];
  readonly setup: SetupFeature;
  readonly previews: DraftPreviews;
}

/** The back office, created with what it needs of members' features. */
export function composeOffice(
  platform: Platform,
  {
    sites,
    mails,
    visitorCountry,
    sessions,
    imageQueue,
    presentImage,
    payOrder,
    providers,
    books,
    machine,
    countriesKnown,
    members,
    content,
  }: Dependencies,
): OfficeFeatures {
  const staff = createStaff(platform, {
    sites,
    mails,
    visitorCountry,
    siteOrigin: siteOrigin(platform.env),
    // Created further down.
    approvalHandlers: () => [cases.approval, officeOrders.approval, officeBooks.approval, ...officeSites.approvals],
    waitingCases: async (site, grants) =>
      (
        await Promise.all([
          cases.waitingCases(site, grants),
          officeOrders.waiting(site, grants),
          officeBooks.waiting(site, grants),
          officeJobs.waiting(site, grants),
        ])
      ).flat(),
    stateOf: async (site, grants) => ({ books: await officeBooks.stateOf(site, grants), disk_low: await officeJobs.diskLow(site, grants) }),
  });
  const decisions = createDecisions(platform, {
    sessions,
    mails,
    sites,
    siteOrigin: siteOrigin(platform.env),
    countryOf: (user) => findCountry(platform.database.db, user),
    async openAppeal(tx, { decision, words, by, ...appeal }) {
      const opened = await cases.openCase(tx, { ...appeal, kind: 'appeal', appeal: { decision, words, by } });
      if (opened === null) throw new Error('an appeal has opened no case');
      return opened.id;
    },
    payOrder,
  });
  const cases: CasesFeature = createCases(platform, {
    sites,
    mails,
    siteOrigin: siteOrigin(platform.env),
    decisions,
    imageQueue,
    presentImage,
    payOrder,
    staffWatching: staff.staffWatching,
  });
  const officeMembers = createOfficeMembers(platform, {
    sites,
    mails,
    sessions,
    imageQueue,
    siteOrigin: siteOrigin(platform.env),
    ...members,
  });
  const officeOrders = createOfficeOrders(platform, { sites, providers });
  const setup = createSetup(platform, { sites, providers, countriesKnown, firstOwner: staff.firstOwner });
  const officeBooks = createOfficeBooks(platform, { sites, ...books, mailWithRight: staff.mailWithRight });
  const officeSites = createOfficeSites(platform, {
    sites,
    mails,
    originOf: siteOrigin(platform.env),
    payOrder,
    leastGiftPrice: leastGiftPriceIn,
    grantsOfSession: staff.grantsOfSession,
  });
  const officePrices = createOfficePrices(platform, { sites, providers, countriesKnown });
  const sources = contentSources(platform.database.db, sites);
  const officeContent = createOfficeContent(platform, { sites, content, sources, renderMarkdown });
  const officeJobs = createOfficeJobs(platform, machine);
  return {
    staff,
    decisions,
    cases,
    setup,
    previews: officeSites.previews,
    areas: [
      setup,
      officeMembers,
      officeOrders,
      officePrices,
      officeBooks,
      officeJobs,
      officeSites,
      officeContent,
      createOfficeLegal(platform, sites),
    ],
  };
}
