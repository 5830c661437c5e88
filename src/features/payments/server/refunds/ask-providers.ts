import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import type { Log } from '#platform/server/log.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { listUnasked, setRefundAsked } from './refund-repo.ts';

export interface AskDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly live: Live;
  readonly log: Log;
  readonly providers: readonly PaymentProvider[];
}

const batchSize = 50;

/** Asks the providers for all refunds that they have not accepted yet; one that cannot be reached is asked again by the job. */
export async function askProviders({ db, clock, log, providers }: AskDeps): Promise<void> {
  for (const { id, amount, provider: name, reference } of await listUnasked(db, batchSize)) {
    const provider = providers.find((candidate) => candidate.name === name);
    if (!provider || reference === null) continue;
    try {
      await provider.refund({ reference, refund: id, amount });
      await setRefundAsked(db, id, clock.now());
    } catch (error) {
      log.warn({ refund: id, error: String(error) }, 'refund was not accepted by its provider, will be asked again');
    }
  }
}
