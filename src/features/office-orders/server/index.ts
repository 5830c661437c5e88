import type { SiteId } from '#platform/contract/ids.ts';
import { type Grant, rightsAt } from '#platform/contract/rights.ts';
import { dayIn } from '#platform/contract/time.ts';
import type { Feature } from '#platform/server/feature.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PaymentProvider } from '#features/payment-providers/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import * as calls from '../contract/endpoints.ts';
import { type ApprovalHandler, createActRoutes } from '#features/staff/server/index.ts';
import { askProvider } from './ask/ask-provider.ts';
import { countNeedy } from './due/due-repo.ts';
import { getWithdrawals } from './due/get-withdrawals.ts';
import { getOrders } from './list/get-orders.ts';
import { makeRefund } from './refunds/make-refund.ts';
import { payOneRefund, payRefund } from './refunds/pay-refund.ts';
import { refundApproval } from './refunds/refund-approval.ts';
import { getStory } from './story/get-story.ts';
import { countOrders } from './list/order-list-repo.ts';

interface Dependencies {
  readonly sites: Sites;
  readonly providers: readonly PaymentProvider[];
}

interface Waiting {
  readonly kind: 'orders' | 'withdrawals';
  readonly count: number;
  /** Of the first of them; null where none has a deadline. */
  readonly dueAt: Date | null;
}

export interface OfficeOrdersFeature extends Feature {
  /** Refunds that wait for a second person. */
  readonly approval: ApprovalHandler;
  /** What waits on the site for somebody with these rights. */
  readonly waiting: (site: SiteId, grants: readonly Grant<SiteId>[]) => Promise<Waiting[]>;
}

/** Orders in the back office: the list, each order's story, refunds, and what has a deadline. */
export function createOfficeOrders(platform: Platform, { sites, providers }: Dependencies): OfficeOrdersFeature {
  const { clock, live, log, jobs } = platform;
  const { db } = platform.database;
  const deps = { db, clock, live, log, jobs, sites, providers };
  const acting = createActRoutes(deps);
  jobs.handle(payRefund, (data) => payOneRefund(deps, data));
  return {
    routes: tagged('office-orders', 'Orders in the back office: lists, stories, refunds and deadlines.', [
      route(calls.getOrders, ({ query }, call) => getOrders(deps, query, call)),
      route(calls.getStory, ({ query }, call) => getStory(deps, query, call)),
      route(calls.getWithdrawals, ({ query }, call) => getWithdrawals(deps, query, call)),
      acting(calls.makeRefund, ({ body }, call, act) => makeRefund(deps, body, call, act)),
      acting(calls.askProvider, ({ body }, call, act) => askProvider(deps, body, call, act)),
    ]),
    approval: refundApproval(deps),
    async waiting(site, grants) {
      if (!rightsAt(grants, site).includes('orders.read')) return [];
      const now = clock.now();
      const { timeZone } = await sites.byId(site);
      const { hanging, since } = await countOrders(db, { site, day: dayIn(timeZone, now), timeZone, at: now });
      const needy = await countNeedy(db, site, now);
      return [
        ...(since === null ? [] : [{ kind: 'orders' as const, count: hanging, dueAt: since }]),
        ...(needy.count === 0 ? [] : [{ kind: 'withdrawals' as const, count: needy.count, dueAt: needy.due_at }]),
      ];
    },
  };
}
