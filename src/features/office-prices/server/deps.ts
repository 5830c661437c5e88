import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { PaymentProvider } from '#features/payment-providers/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';

export interface PriceDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly providers: readonly PaymentProvider[];
  /** See `SellingDeps` of the shop. */
  readonly countriesKnown: boolean;
}
