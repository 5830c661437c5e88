import { ok, type Success } from '#platform/contract/result.ts';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { getDebts as endpoint } from '../../contract/debts.ts';
import type { PaymentProvider } from '#features/payment-providers/server/index.ts';
import { findOpenSettlement, listDebts } from '../chargebacks/debt-repo.ts';
import { settlingOffers } from './settling-methods.ts';

interface Deps {
  readonly db: Db;
  readonly sites: Sites;
  readonly providers: readonly PaymentProvider[];
}

export async function getDebts(
  { db, sites, providers }: Deps,
  { viewer, site: id }: Call<Viewer>,
): Promise<Success<ReplyOf<typeof endpoint>>> {
  const site = (await sites.byId(id)).settings.domain;
  const debts = (await listDebts(db, viewer.userId)).map(async ({ order, number, country, returned, amount, returnedAt }) => ({
    order,
    number,
    returned,
    taken: { ...returned, amount: returned.amount - amount.amount },
    amount,
    returned_at: returnedAt.toISOString(),
    methods: [...settlingOffers(providers, { country, currency: amount.currency, site, collects: false }).keys()],
    payment: await findOpenSettlement(db, { order, amount }, null),
  }));
  return ok({ dues: await Promise.all(debts) });
}
