import type { Clock } from '#platform/server/clock.ts';
import { paginate } from '#platform/server/db/paginate.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import type { Log } from '#platform/server/log.ts';
import type { PaymentProvider } from '#features/payment-providers/server/index.ts';
import { isStillToBeAsked, listUnasked, setRefundAsked, setRefundTried, type UnaskedRefund } from './refund-repo.ts';

export interface AskDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly live: Live;
  readonly log: Log;
  readonly providers: readonly PaymentProvider[];
}

const batchSize = 50;

/** Submits all refunds that their providers have not accepted yet; after a failure the next attempt follows at growing intervals. */
export async function askProviders(deps: AskDeps): Promise<void> {
  const unasked = paginate<UnaskedRefund>((after) => listUnasked(deps.db, deps.clock.now(), after, batchSize));
  for await (const refund of unasked) await askProvider(deps, refund);
}

/**
 * Asks unless the refund has ended or the buyer's bank has paid it since it was read. Never throws: the job asks again for a refund that
 * was not accepted. The provider knows the refund by its id, so asking twice pays once.
 */
export async function askProvider(
  { db, clock, log, providers }: AskDeps,
  { id, amount, provider: name, reference }: UnaskedRefund,
): Promise<void> {
  const provider = providers.find((candidate) => candidate.name === name);
  if (!provider || reference === null) return;
  const failed = (error: unknown) =>
    log.warn({ refund: id, error: String(error) }, 'refund was not accepted by its provider, will be asked again');
  const isOpen = await isStillToBeAsked(db, id).catch((error: unknown) => {
    failed(error);
    return false;
  });
  if (!isOpen) return;
  let isAccepted = true;
  await provider.refund({ reference, refund: id, amount }).catch((error: unknown) => {
    isAccepted = false;
    failed(error);
  });
  // If storing this fails, the provider is asked again too soon, which is harmless.
  await (isAccepted ? setRefundAsked : setRefundTried)(db, id, clock.now()).catch(failed);
}
