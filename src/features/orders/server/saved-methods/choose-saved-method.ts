import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';
import type { PaymentProvider } from '#features/payment-providers/server/index.ts';
import { findSavedMethod, type SavedMethodRow } from './saved-method-repo.ts';
import { isExpired } from './present-saved-method.ts';

interface Choice {
  readonly means?: number;
  readonly method: PaymentMethod;
}

/** The saved method that an order names, if it can be charged by this provider; null when it names none. */
export async function chooseSavedMethod(
  db: Db,
  user: UserId,
  { means: id, method }: Choice,
  provider: PaymentProvider,
  timeZone: string,
  now: Date,
): Promise<Result<SavedMethodRow | null, 'means_unavailable'>> {
  if (id === undefined) return ok(null);
  const savedMethod = await findSavedMethod(db, user, id);
  if (
    savedMethod === null ||
    savedMethod.method !== method ||
    savedMethod.provider !== provider.name ||
    isExpired(savedMethod, timeZone, now)
  )
    return fail('means_unavailable');
  return ok(savedMethod);
}
