import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';
import type { PaymentProvider } from '#features/payment-providers/server/index.ts';
import { findMeans, type MeansRow } from './means-repo.ts';
import { isExpired } from './present-means.ts';

interface Choice {
  readonly means?: number;
  readonly method: PaymentMethod;
}

/** The stored means that an order names, which can be charged by this provider; null when it names none. */
export async function chooseMeans(
  db: Db,
  user: UserId,
  { means: id, method }: Choice,
  provider: PaymentProvider,
  timeZone: string,
  now: Date,
): Promise<Result<MeansRow | null, 'means_unavailable'>> {
  if (id === undefined) return ok(null);
  const means = await findMeans(db, user, id);
  if (means === null || means.method !== method || means.provider !== provider.name || isExpired(means, timeZone, now))
    return fail('means_unavailable');
  return ok(means);
}
