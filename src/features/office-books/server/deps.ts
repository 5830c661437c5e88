import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Accounting } from '#features/accounting/server/index.ts';
import type { DirectDebitFeature } from '#features/direct-debit/server/index.ts';
import type { Log } from '#platform/server/log.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import type { Sites } from '#features/site/server/index.ts';

export interface BooksDeps {
  readonly db: Db;
  /** For the equations, which may be some seconds old. */
  readonly reads: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly accounting: Accounting;
  readonly directDebit: Pick<DirectDebitFeature, 'bankFiles' | 'importStatement' | 'checkStatement' | 'debitsIn'>;
  readonly live: Live;
  readonly log: Pick<Log, 'error'>;
}
