import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { OwnCode } from '../contract/discount.ts';
import type { getOwnCodes as endpoint } from '../contract/endpoints.ts';
import { listOwnActiveCodes } from './discount-repo.ts';
import { findWelcome } from './find-discount.ts';
import { presentDiscount } from './present-discount.ts';
import { listUses } from './use-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

/** The welcome code first. */
export async function listOwnCodes({ db, clock }: Deps, { viewer, site }: Call<Viewer>): Promise<Success<ReplyOf<typeof endpoint>>> {
  const now = clock.now();
  const user = viewer.userId;
  const [bonus, stored, uses] = await Promise.all([
    findWelcome(db, user, now),
    listOwnActiveCodes(db, site, user, now),
    listUses(db, user),
  ]);
  const discounts = [...(bonus.ok ? [bonus.value] : []), ...stored.map((one) => presentDiscount(one, now))];
  const codes = discounts.flatMap((discount): OwnCode[] => {
    const use = discount.validity === 'once-per-user' ? uses.find(({ code }) => code === discount.code) : undefined;
    return use?.used ? [] : [{ discount, order: use?.order ?? null }];
  });
  return ok({ codes });
}
