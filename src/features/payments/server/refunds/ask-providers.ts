import type { Clock } from '#platform/server/clock.ts';
import { inPages } from '#platform/server/db/in-pages.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import type { Log } from '#platform/server/log.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { listUnasked, setRefundAsked, type UnaskedRefund } from './refund-repo.ts';

export interface AskDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly live: Live;
  readonly log: Log;
  readonly providers: readonly PaymentProvider[];
}

const batchSize = 50;

/** Asks the providers for all refunds that they have not accepted yet; one that cannot be reached is asked again by the next run. */
export async function askProviders(deps: AskDeps): Promise<void> {
  const unasked = inPages<UnaskedRefund>((after) => listUnasked(deps.db, after, batchSize));
  for await (const refund of unasked) await askProvider(deps, refund);
}

/** Never throws: a refund that was not accepted is asked for again by the job. The provider knows it by its id, so twice is once. */
export async function askProvider(
  { db, clock, log, providers }: AskDeps,
  { id, amount, provider: name, reference }: UnaskedRefund,
): Promise<void> {
  const provider = providers.find((candidate) => candidate.name === name);
  if (!provider || reference === null) return;
  try {
    await provider.refund({ reference, refund: id, amount });
    await setRefundAsked(db, id, clock.now());
  } catch (error) {
    log.warn({ refund: id, error: String(error) }, 'refund was not accepted by its provider, will be asked again');
  }
}
