import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Grant } from '#platform/contract/rights.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import { transact } from '#platform/server/db/transact.ts';
import { publishReports } from '#platform/server/live/publish-reports.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ContentBlocks } from '#features/chat/server/index.ts';
import { getRejectedPhotos } from '#features/decisions/contract/rejected.ts';
import type { DecisionsFeature } from '#features/decisions/server/index.ts';
import type { ImageQueue, PhotoCases, PresentImage } from '#features/photos/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import { type ApprovalHandler, createActRoutes, type StaffFeature } from '#features/staff/server/index.ts';
import { deleteEnded } from './blocks/block-repo.ts';
import { blockRoutes } from './blocks/block-routes.ts';
import { type AdvanceBlocks, createAdvanceBlocks } from './blocks/hits.ts';
import { refuseBlockedPayments } from './blocks/refuse-blocked-payments.ts';
import { createStandingBlocks } from './blocks/standing-blocks.ts';
import { decideRoutes } from './decide/decide-routes.ts';
import { decisionApproval } from './decide/decision-approval.ts';
import { createEvidence } from './evidence/create-evidence.ts';
import { lockIfHeld } from './holds/hold-repo.ts';
import { holdRoutes } from './holds/holds.ts';
import { createPhotoCases, matchPhotoCases } from './photos/photo-cases.ts';
import { getRejected } from './photos/get-rejected.ts';
import { forgetRejected } from './photos/rejected-repo.ts';
import { createPhotoRoutes } from './photos/photo-routes.ts';
import { caseChanged } from './queue/case-changed.ts';
import { lockSubject } from './queue/case-repo.ts';
import { hideWhatCannotWait } from './queue/hide-at-once.ts';
import { createLiveCases } from './queue/live-cases.ts';
import { mailUrgent, overdueCases } from './queue/mail-urgent.ts';
import { waitingCases, type WaitingKind } from './queue/waiting-cases.ts';
import { createOpenCase, createOpenCaseFor, type OpenCase, type OpenCaseFor } from './queue/open-case.ts';
import { openMissing } from './queue/open-missing.ts';
import { queueRoutes } from './queue/queue-routes.ts';

export { mayOpenCase } from './queue/sight.ts';
export { hasLookedAtData, insertDataLook } from './evidence/looks/data-looks-repo.ts';
export { presentDataLooks } from './evidence/looks/present-data-looks.ts';

interface Dependencies {
  readonly mails: Pick<Mails, 'post'>;
  readonly siteOrigin: (site: Site) => string;
  readonly decisions: DecisionsFeature;
  readonly sites: Sites;
  readonly imageQueue: ImageQueue;
  readonly presentImage: PresentImage;
  /** Pays back what is left of an order, by its payment method. */
  readonly payOrder: (order: number) => Promise<unknown>;
  readonly staffWatching: StaffFeature['staffWatching'];
}

export interface CasesFeature extends Feature {
  readonly openCase: OpenCase;
  /** For whoever stores a report, notice or complaint. */
  readonly opening: {
    readonly openCaseFor: OpenCaseFor;
    /** Lets openings of cases about a member wait for each other until the transaction ends. */
    readonly lockCasesAbout: (tx: Tx, member: UserId) => Promise<void>;
  };
  /** Decisions that wait for a second person. */
  readonly approval: ApprovalHandler;
  /** Cases that wait on the site for somebody with these rights, by kind, the most urgent kind first. */
  readonly waitingCases: (site: SiteId, grants: readonly Grant<SiteId>[]) => Promise<WaitingKind[]>;
  readonly photoCases: PhotoCases;
  /** Whether an authority asked to keep the account from its purge; holds are not made until the transaction ends. */
  readonly isHeld: (tx: Tx, user: UserId) => Promise<boolean>;
  /** What is blocked beforehand at signups and in messages. */
  readonly blocks: Pick<AdvanceBlocks, 'refusesSignup' | 'signedUp' | 'onAddress' | keyof ContentBlocks>;
}

const minute = 60;
const hour = 3600;
const day = 24 * hour;
/** How long blocks are kept after their end. */
const endedBlocksMs = 365 * day * 1000;
/** Rejected photos that one run forgets; the next one goes on. */
const mostForgotten = 500;
/** Mails about urgent cases go out within a minute. */
const urgentSeconds = 20;
/** Before much of it can be spent. */
const blockedPaymentSeconds = 5;

export function createCases(
  platform: Platform,
  { sites, mails, siteOrigin, decisions, imageQueue, presentImage, payOrder, staffWatching }: Dependencies,
): CasesFeature {
  const { clock, jobs, storage, bus, log } = platform;
  const { db, reports } = platform.database;
  publishReports({ reports, bus, log }, caseChanged);
  const deciding = { db, clock, decisions };
  const acting = createActRoutes({ db, clock });
  const evidence = createEvidence(platform, { sites, imageQueue, letterOf: decisions.letterOf });
  const openCase = createOpenCase({
    clock,
    sites,
    async joined(tx, source) {
      await evidence.storeLines(tx, source.sourceId);
      await hideWhatCannotWait({ clock, hideAtOnce: decisions.hideAtOnce }, tx, source);
    },
  });
  const openCaseFor = createOpenCaseFor(openCase);
  const mailing = { db, clock, sites, mails, siteOrigin };
  const standing = createStandingBlocks({ db, clock, bus });
  const blocks = createAdvanceBlocks({ db, clock, jobs, standing, openCase });
  const photoCases = createPhotoCases({ clock, openCase, blockedBy: blocks.onPhoto });
  return {
    openCase,
    opening: { openCaseFor, lockCasesAbout: lockSubject },
    approval: decisionApproval(deciding),
    photoCases,
    blocks,
    isHeld: (tx, user) => lockIfHeld(tx, user, clock.now()),
    routes: [
      ...tagged('cases', 'The queue of cases, their evidence, and the decisions that end them.', [
        ...queueRoutes({ ...mailing, openCase }, acting),
        ...evidence.routes,
        ...decideRoutes(deciding, acting),
        ...holdRoutes({ db, clock, sites }, acting),
        ...blockRoutes({ db, clock, standing }, acting),
        ...createPhotoRoutes({ db, clock, storage, sites, recordDecision: decisions.recordDecision }, acting),
      ]),
      ...tagged('decisions', 'Decisions about members and reports, and appeals against them.', [
        ...evidence.memberRoutes,
        route(getRejectedPhotos, (_input, { viewer, site }) =>
          getRejected({ db, clock, sites, presentImage }, { userId: viewer.userId, site }),
        ),
      ]),
    ],
    mount: createLiveCases({ bus, sites, staffWatching }),
    ownData: evidence.ownData,
    openTasks: () => overdueCases({ db, clock }),
    waitingCases: (site, grants) => waitingCases(db, site, grants),
    scheduleJobs() {
      evidence.scheduleJobs();
      blocks.scheduleJobs();
      jobs.every('blocked-payments', blockedPaymentSeconds, () => refuseBlockedPayments({ db, clock, log, sites, openCase, payOrder }));
      jobs.every('cases-urgent', urgentSeconds, () => mailUrgent(mailing));
      jobs.every('cases-open-missing', minute, () => openMissing(db, openCaseFor));
      jobs.every('photos-rejected-forget', hour, async () => {
        await transact(db, (tx) => forgetRejected(tx, clock.now(), mostForgotten));
      });
      jobs.every('ended-blocks-forget', day, () => deleteEnded(db, new Date(clock.now().getTime() - endedBlocksMs)));
      jobs.every('cases-of-photos', minute, () => matchPhotoCases(db, photoCases, clock));
    },
  };
}
